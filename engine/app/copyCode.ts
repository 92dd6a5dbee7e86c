import { announce } from './announce.ts';

/** How long a button says what became of the copy. */
const SAID_MS = 2000;

/** Puts the code beside a copy button on the clipboard, and says so. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('[data-lang]')?.querySelector('pre code');
  if (!code) return;
  const word = (await writeClipboard(copyableText(code))) ? 'Copied' : 'Copy failed';
  const before = button.dataset.word ?? button.textContent ?? '';
  button.dataset.word = before;
  button.textContent = word;
  announce(word);
  setTimeout(() => {
    button.textContent = before;
    announce('');
  }, SAID_MS);
}

/** The code as one would type it: no prompts, no marks, no lines that the change takes away. */
function copyableText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.diff.remove')) {
    // The line break stands after its line, outside of it.
    if (line.nextSibling?.nodeType === Node.TEXT_NODE) line.nextSibling.remove();
    line.remove();
  }
  for (const mark of copy.querySelectorAll('.unselectable')) mark.remove();
  return copy.textContent ?? '';
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return import('./copyBySelection.ts').then(
      (m) => m.copyBySelection(text),
      () => false,
    );
  }
}
