import { useBody, usePage } from '../app/hooks.ts';
import './DocPage.css';
import { Article } from './Article.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ContentsColumn, ContentsFold } from './Contents.tsx';
import { EditionBanner } from './EditionBanner.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PageTools } from './PageTools.tsx';

/** A page of a guide: where it stands, what it says, where to go on. */
export function DocPage() {
  const page = usePage();
  const body = useBody();
  const hasContents = page.depth > 0 && page.headings.length > 1;
  return (
    <div className="doc">
      <div className="doc-column">
        <div className="doc-head">
          <Breadcrumbs />
          <PageTools />
        </div>
        <EditionBanner />
        {hasContents ? <ContentsFold key={page.address} /> : null}
        <Article body={body} />
        <PageFoot />
      </div>
      {hasContents ? <ContentsColumn /> : null}
    </div>
  );
}
