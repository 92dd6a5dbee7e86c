import { useEffect } from 'react';
import { leaveNotFound, usePage, useSite } from '../app/hooks.ts';
import { withBase } from '../shared/address.ts';
import type { PageLink } from '../shared/types.ts';
import { nearestPages } from './nearestPages.ts';
import { PageIndex } from './PageIndex.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useAskedPath } from './useLocationPart.ts';

/** What an unknown path shows: what was asked for, what comes near it, and two ways to look further. */
export function NotFound() {
  const { base } = useSite();
  const page = usePage();
  const { index = [] } = page;
  const asked = useAskedPath(base);
  // A host without our redirects still leads an old address on; at worst this page stays.
  useEffect(() => {
    leaveNotFound(page, base).catch((error: unknown) =>
      console.warn('Old addresses cannot be looked up.', error),
    );
  }, [page, base]);
  return (
    <div className="plain-page">
      <p className="error-code">404</p>
      <h1>There is no page here</h1>
      <p className="lead">
        {asked === '' ? (
          'The page may have moved, or the address may hold a slip.'
        ) : (
          <>
            Nothing is at <code>{decodePath(asked)}</code>. The page may have moved, or the address may hold a
            slip.
          </>
        )}
      </p>
      {asked === '' ? null : (
        <Nearest
          links={nearestPages(
            asked,
            index.flatMap((guide) => guide.links),
          )}
        />
      )}
      <SearchForm initial="" />
      <p>
        <a href={base}>To the start page</a>
      </p>
      <PageIndex />
    </div>
  );
}

function Nearest({ links }: { links: PageLink[] }) {
  const { base } = useSite();
  if (links.length === 0) return null;
  return (
    <section className="nearest" aria-labelledby="nearest-title">
      <h2 id="nearest-title">Did you mean</h2>
      <ul className="plain">
        {links.map(({ text, to }) => (
          <li key={to}>
            <a className="card" href={withBase(to, base)}>
              <strong>{text}</strong>
              <span>{to}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
