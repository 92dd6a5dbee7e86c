import Parser, { type MarkdownIt, type StateCore, type Token } from 'markdown-it';

/** Gives every inline token the line it stands on, so that problems can name it. */
export function lines(md: MarkdownIt): void {
  md.inline.State = CountingState;
  md.core.ruler.after('inline', 'lines', makeAbsolute);
}

/** Inline state that notes in `map`, for each token, how many line breaks stand before it in its block. */
class CountingState extends Parser.StateInline {
  override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    const token = super.push(type, tag, nesting);
    token.map = this.#mapHere();
    return token;
  }

  override pushPending(): Token {
    const token = super.pushPending();
    token.map = this.#mapHere();
    return token;
  }

  #mapHere(): [number, number] {
    const line = this.src.slice(0, this.pos).split('\n').length - 1;
    return [line, line + 1];
  }
}

function makeAbsolute(state: StateCore): void {
  let line = 0;
  for (const token of state.tokens) {
    if (token.map) line = token.map[0];
    if (token.type !== 'inline') continue;
    token.map ??= [line, line + 1];
    shift(token.children, token.map[0]);
  }
}

function shift(tokens: Token[] | null, by: number): void {
  for (const token of tokens ?? []) {
    if (token.map) {
      token.map[0] += by;
      token.map[1] += by;
    }
    // Children of an image count from the image on.
    if (token.children) shift(token.children, token.map?.[0] ?? by);
  }
}
