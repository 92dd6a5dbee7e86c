import { hasContents, useFrame } from '../app/hooks.ts';
import { Article } from './Article.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ContentsFold } from './Contents.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PageTools } from './PageTools.tsx';
import { ServerChoice } from './ServerChoice.tsx';

/** A page of the API reference: as wide as the window allows, so that samples stand beside what they show. */
export function ApiPage() {
  const { page, body } = useFrame();
  return (
    <div className="api">
      <div className="doc-head">
        <Breadcrumbs />
        <PageTools>
          <ServerChoice />
        </PageTools>
      </div>
      {hasContents(page) ? <ContentsFold key={page.address} /> : null}
      <Article body={body} />
      <PageFoot />
    </div>
  );
}
