import type { Token } from 'markdown-it';

/** A container in a list of tokens. */
export interface ContainerParts {
  open: Token;
  close: Token;
  /** Place of the first token behind `open`, and of `close`. */
  start: number;
  end: number;
  /** First tokens of the blocks directly inside. */
  children: Token[];
}

/** Every container of one name, inner ones first. */
export function containersNamed(tokens: readonly Token[], name: string): ContainerParts[] {
  const found: ContainerParts[] = [];
  const opened: { open: Token; start: number; depth: number; children: Token[] }[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.nesting < 0) depth--;
    const current = opened.at(-1);
    if (token.type === `container_${name}_close` && current) {
      opened.pop();
      found.push({
        open: current.open,
        close: token,
        start: current.start,
        end: index,
        children: current.children,
      });
    } else if (current && depth === current.depth + 1 && token.nesting >= 0) current.children.push(token);
    if (token.type === `container_${name}_open`)
      opened.push({ open: token, start: index + 1, depth, children: [] });
    if (token.nesting > 0) depth++;
  }
  return found;
}
