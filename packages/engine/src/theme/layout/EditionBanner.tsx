import type { Site } from 'virtual:site';
import { ARTICLE } from '../../core/strings.ts';
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
      <span className="badge warning">{name}</span> {ARTICLE.edition(name)}
    </p>
  );
}

function LegacyBanner({ current }: { current: Site['editions'][number] | undefined }) {
  return (
    <div className="custom-block warning" role="note">
      <p className="custom-block-title">{ARTICLE.legacyTitle}</p>
      <p>
        {ARTICLE.legacy}
        {current?.to === undefined ? null : (
          <>
            {' '}
            {ARTICLE.newServer} <SmartLink to={current.to}>{current.name}</SmartLink>.
          </>
        )}
      </p>
    </div>
  );
}
