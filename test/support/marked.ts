/** A text with the first place of a word marked, as search services send it; `word` in small letters. */
export function marked(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  const end = at + word.length;
  return at < 0 ? text : `${text.slice(0, at)}<mark>${text.slice(at, end)}</mark>${text.slice(end)}`;
}
