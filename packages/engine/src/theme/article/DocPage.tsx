import { ARTICLE_PLACE } from '../../core/text.ts';
import { usePage, useSite } from '../layout/context.ts';
import { SmartLink } from '../layout/SmartLink.tsx';
import { Breadcrumbs, ContentsColumn, ContentsFold, hasContents } from '../navigation/Contents.tsx';
import { ServerChoice } from './apiTools.tsx';
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

/** The place of the page's text, which the build puts in last. */
export function Article() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark that the build replaces
  return <div className="content" dangerouslySetInnerHTML={{ __html: ARTICLE_PLACE }} />;
}

/** Says which edition a page is about, where that is not the one the guides describe. */
function EditionBanner() {
  const { edition = '' } = usePage();
  const note = useSite().pageEditions[edition]?.note;
  if (note === undefined) return null;
  const { title, text, warning } = note;
  if (warning === undefined)
    return (
      <p>
        <span className="badge warning">{title}</span> {text}
      </p>
    );
  return (
    <div className="custom-block warning" role="note">
      <p className="custom-block-title">{title}</p>
      <p>
        {text} {warning.text} <SmartLink to={warning.to}>{warning.link}</SmartLink>.
      </p>
    </div>
  );
}
