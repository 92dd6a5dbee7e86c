import { useBody, useContentsShown, usePage } from '../app/hooks.ts';
import './DocPage.css';
import { Article } from './Article.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ContentsColumn, ContentsFold } from './Contents.tsx';
import { EditionBanner } from './EditionBanner.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PageTools } from './PageTools.tsx';

/** A page of a guide: where it stands, what it says, where to go on. */
export function DocPage() {
  const hasContents = useContentsShown();
  const { sidebar } = usePage();
  return (
    <div className="doc">
      <div className="doc-column">
        <div className="doc-head">
          <Breadcrumbs />
          <PageTools />
        </div>
        <EditionBanner />
        {hasContents ? <ContentsFold /> : null}
        <Body />
        <PageFoot />
      </div>
      {hasContents && sidebar !== 'auto' ? <ContentsColumn /> : null}
    </div>
  );
}

function Body() {
  return <Article body={useBody()} />;
}
