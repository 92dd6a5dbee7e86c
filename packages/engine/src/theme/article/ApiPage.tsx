import { usePage } from '../layout/context.ts';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { ContentsFold } from '../navigation/Contents.tsx';
import { hasContents } from '../navigation/HeadingList.tsx';
import { Article } from './Article.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PageTools } from './PageTools.tsx';
import { ServerChoice } from './ServerChoice.tsx';

/** A page of the API reference: as wide as the window allows, so that samples stand beside what they show. */
export function ApiPage() {
  return (
    <div className="api">
      <div className="doc-head">
        <Breadcrumbs />
        <PageTools>
          <ServerChoice />
        </PageTools>
      </div>
      {hasContents(usePage()) ? <ContentsFold /> : null}
      <Article />
      <PageFoot />
    </div>
  );
}
