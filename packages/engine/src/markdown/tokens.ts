import type { Token } from 'markdown-it';
import { invariant } from '../core/errors.ts';

/** The token a renderer rule is called for. */
export function tokenAt(tokens: readonly Token[], index: number): Token {
  const token = tokens[index];
  invariant(token, `a token at ${index} of ${tokens.length}`);
  return token;
}

/** What a step of ours noted on a token; the step that made the token type knows its shape. */
export function metaOf<T>(token: Token): T {
  return token.meta as T;
}
