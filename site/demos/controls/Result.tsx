import type { ReactNode } from 'react';

/**
 * A text that a tool made, in the box of a block of code with its button to copy; long lines wrap.
 *
 * @param language - as behind a code fence: `sh`, `yaml`, `json`, `text`
 */
export function Result({
  name,
  language = 'text',
  children,
}: {
  name: string;
  language?: string;
  children: string;
}) {
  return (
    <div className={`language-${language}`} data-lang={language}>
      <div className="code-bar">
        <span className="code-title">{name}</span>
        <button className="code-copy" type="button">
          Copy
        </button>
      </div>
      <pre className={`language-${language} wrapped`}>
        <code>{children}</code>
      </pre>
    </div>
  );
}

/** What a tool found, told to screen readers when it changes. */
export function Messages({ children }: { children: ReactNode }) {
  return <div role="status">{children}</div>;
}

/** One finding: all is well, look here, or this fails. */
export function Message({ kind, children }: { kind: 'right' | 'note' | 'wrong'; children: ReactNode }) {
  return (
    <div className={`message ${kind}`}>
      {/* Color alone says nothing. */}
      <span aria-hidden="true">{{ right: '✓', note: '!', wrong: '✕' }[kind]}</span>
      <div>{children}</div>
    </div>
  );
}

/** Saves a text as a file of the reader's; nothing is sent. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
