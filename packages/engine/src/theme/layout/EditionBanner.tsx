import { usePage, useSite } from './context.ts';
import { SmartLink } from './SmartLink.tsx';

/** Says which edition a page is about, where that is not the one the guides describe. */
export function EditionBanner() {
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
