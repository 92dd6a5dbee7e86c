import { COPY } from '../../core/strings.ts';
import { element } from '../element.ts';
import { announce } from '../navigation/announce.ts';

/** How long a button says what became of the copy. */
const SAID_MS = 2000;

/** The buttons that copy: a block of code, or the whole page as Markdown. */
export function enhanceCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.code-copy, .copy-page') : null;
    if (button?.matches('.copy-page')) void say(button, copyPage(button.dataset.url ?? ''));
    else if (button) {
      const code = button.closest('[data-lang]')?.querySelector('pre code');
      if (code) void say(button, copyText(code.textContent ?? ''));
    }
  });
}

/** Words of buttons that say something else for a moment. */
const words = new WeakMap<HTMLElement, string>();

async function say(button: HTMLElement, copying: Promise<boolean>): Promise<void> {
  const word = (await copying) ? COPY.copied : COPY.failed;
  const before = words.get(button) ?? button.textContent ?? '';
  words.set(button, before);
  button.textContent = word;
  announce(word);
  setTimeout(() => {
    button.textContent = before;
    announce('');
  }, SAID_MS);
}

async function copyPage(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    return answer.ok && (await copyText(await answer.text()));
  } catch {
    return false;
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way to copy: sites inside a hospital often have no certificate, and browsers then offer no clipboard. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = element('textarea', { value: text, className: 'visually-hidden' });
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
