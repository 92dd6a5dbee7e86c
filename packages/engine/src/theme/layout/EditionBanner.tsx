import type { Site } from 'virtual:site';
import { usePage, useSite } from './context.ts';
import { SmartLink } from './SmartLink.tsx';

/** Says which edition a page is about, where that is not the one the guides describe. */
export function EditionBanner() {
  const { edition } = usePage();
  const site = useSite();
  const current = site.editions.find(({ to }) => to !== undefined);
  if (edition === 'legacy') return <LegacyBanner current={current} />;
  if (edition !== 'enterprise' && edition !== 'bigpicture') return null;
  const name = edition === 'enterprise' ? 'Enterprise' : 'Bigpicture';
  return (
    <p>
      <span className="badge warning">{name}</span> This page is about the {name} Edition.
    </p>
  );
}

function LegacyBanner({ current }: { current: Site['editions'][number] | undefined }) {
  return (
    <div className="custom-block warning" role="note">
      <p className="custom-block-title">No longer supported</p>
      <p>
        This page is about the Community Legacy Edition, kept for servers that still run it.
        {current?.to === undefined ? null : (
          <>
            {' '}
            For a new server, take the <SmartLink to={current.to}>{current.name}</SmartLink>.
          </>
        )}
      </p>
    </div>
  );
}
