import { PLACES } from '../../core/strings.ts';
import { PageIndex } from '../navigation/PageIndex.tsx';
import { SearchForm } from '../search/Search.tsx';
import { useSite } from './context.ts';

/** What an unknown path shows: browsers add what was asked for and what comes near it (`enhanceNotFound`). */
export function NotFound() {
  const { base } = useSite();
  return (
    <div className="plain-page not-found">
      <p className="error-code">404</p>
      <h1>{PLACES.notFound}</h1>
      <p className="lead">{PLACES.notFoundLead}</p>
      <SearchForm />
      <p>
        <a href={base}>{PLACES.toStart}</a>
      </p>
      <PageIndex />
    </div>
  );
}
