import { FRAME } from '../../core/strings.ts';
import { useSite } from './context.ts';
import { SmartLink } from './SmartLink.tsx';

/** The release that the site describes; unfolds to its parts and to where more is said about it. */
export function Version() {
  const { version } = useSite();
  if (version === undefined) return null;
  return (
    <details className="menu version">
      <summary className="row">
        <span className="visually-hidden">{FRAME.version} </span>
        {version.name}
      </summary>
      <div className="menu-panel">
        <p className="menu-title">{FRAME.belongsTo(version.name)}</p>
        <p className="version-parts">
          {Object.entries(version.parts)
            .map(([name, number]) => `${name} ${number}`)
            .join(', ')}
        </p>
        <ul className="plain">
          {version.links.map(({ text, link }) => (
            <li key={link}>
              <SmartLink className="row" to={link}>
                {text}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
