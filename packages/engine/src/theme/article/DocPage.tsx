import { usePage } from '../layout/context.ts';
import { EditionBanner } from '../layout/EditionBanner.tsx';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { ContentsColumn, ContentsFold } from '../navigation/Contents.tsx';
import { hasContents } from '../navigation/HeadingList.tsx';
import { Article } from './Article.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PageTools } from './PageTools.tsx';

/** A page of a guide: where it stands, what it says, where to go on. */
export function DocPage() {
  const page = usePage();
  const isListed = hasContents(page);
  return (
    <div className="doc">
      <div className="doc-column">
        <div className="doc-head">
          <Breadcrumbs />
          <PageTools />
        </div>
        <EditionBanner />
        {isListed ? <ContentsFold /> : null}
        <Article />
        <PageFoot />
      </div>
      {isListed && page.sidebar !== 'auto' ? <ContentsColumn /> : null}
    </div>
  );
}
