import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';

type Value = unknown;
/** What a dot stands for. */
interface Scope {
  dot: Value;
}

interface Node {
  /** Text, or an action without its braces. */
  text: string;
  isAction: boolean;
}

/**
 * Renders a chart with the part of the template language that ours uses: values, `if`, `else`, `with`, `end`, and the
 * functions below. Anything else is an error, so that a chart that needs more is noticed. It does not stand in for Helm.
 */
export function renderChart(folder: string, given: Record<string, Value>): Record<string, Value>[] {
  const defaults: Record<string, Value> = parse(readFileSync(join(folder, 'values.yaml'), 'utf8'));
  const root = { Values: merge(defaults, given), Release: { Name: 'docs' } };
  return readdirSync(join(folder, 'templates')).flatMap((name) => {
    const text = render(nodesOf(readFileSync(join(folder, 'templates', name), 'utf8')), { dot: root });
    return parseAllDocuments(text).flatMap((document) => {
      if (document.errors.length > 0) throw new Error(`${name}: ${document.errors[0]?.message}\n${text}`);
      const value: Record<string, Value> | null = document.toJS();
      return value === null ? [] : [value];
    });
  });
}

function merge(base: Record<string, Value>, over: Record<string, Value>): Record<string, Value> {
  const entries = Object.entries(over).map(([key, value]): [string, Value] => {
    const old = base[key];
    return [key, isRecord(old) && isRecord(value) ? merge(old, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

function isRecord(value: Value): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nodesOf(template: string): Node[] {
  const trimmed = template.replace(/\s*\{\{-/g, '{{').replace(/-\}\}\s*/g, '}}');
  return trimmed
    .split(/\{\{(.*?)\}\}/s)
    .map((text, i) => ({ text: i % 2 === 1 ? text.trim() : text, isAction: i % 2 === 1 }));
}

function render(nodes: readonly Node[], scope: Scope): string {
  let out = '';
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i];
    if (node === undefined) break;
    const [, keyword, condition = ''] = /^(if|with)\s+(.*)$/s.exec(node.text) ?? [];
    if (!node.isAction) out += node.text;
    else if (keyword === undefined) out += String(evaluate(node.text, scope) ?? '');
    else {
      const { otherwise, end } = blockEnd(nodes, i);
      const value = evaluate(condition, scope);
      const inner = isTrue(value) ? nodes.slice(i + 1, otherwise) : nodes.slice(otherwise + 1, end);
      out += render(inner, keyword === 'with' ? { dot: value } : scope);
      i = end;
    }
  }
  return out;
}

function blockEnd(nodes: readonly Node[], start: number): { otherwise: number; end: number } {
  let depth = 0;
  let otherwise = -1;
  for (let i = start; i < nodes.length; i++) {
    const { text = '', isAction = false } = nodes[i] ?? {};
    if (!isAction) continue;
    if (/^(?:if|with)\s/.test(text)) depth++;
    if (text === 'else' && depth === 1) otherwise = i;
    if (text === 'end' && --depth === 0) return { otherwise: otherwise < 0 ? i : otherwise, end: i };
  }
  throw new Error(`no end for "${nodes[start]?.text}"`);
}

function isTrue(value: Value): boolean {
  return isRecord(value) ? Object.keys(value).length > 0 : Boolean(value);
}

const FUNCTIONS: Record<string, (...args: Value[]) => Value> = {
  not: (value) => !isTrue(value),
  add: (a, b) => Number(a) + Number(b),
  quote: (value) => JSON.stringify(String(value)),
  toYaml: (value) => stringify(value).trimEnd(),
  nindent: (count, text) => `\n${String(text).replace(/^(?=.)/gm, ' '.repeat(Number(count)))}`,
  printf: (format, ...values) => {
    const rest = values.values();
    return String(format).replace(/%s/g, () => String(rest.next().value));
  },
  required: (message, value) => {
    if (!isTrue(value)) throw new Error(String(message));
    return value;
  },
};

function evaluate(expression: string, scope: Scope): Value {
  const tokens = expression.match(/"(?:[^"\\]|\\.)*"|[()|]|[^\s()|]+/g) ?? [];
  let at = 0;
  const pipeline = (): Value => {
    let value = call([]);
    while (tokens[at] === '|') {
      at++;
      value = call([value]);
    }
    return value;
  };
  const call = (piped: Value[]): Value => {
    const head = tokens[at] ?? '';
    const run = FUNCTIONS[head];
    if (run === undefined) return operand();
    at++;
    const args: Value[] = [];
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') args.push(operand());
    return run(...args, ...piped);
  };
  const operand = (): Value => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const value = pipeline();
      at++;
      return value;
    }
    if (token.startsWith('"')) return JSON.parse(token);
    if (/^\d+$/.test(token)) return Number(token);
    if (!token.startsWith('.')) throw new Error(`"${token}" in {{ ${expression} }} is not known here`);
    return token === '.' ? scope.dot : lookUp(token.slice(1).split('.'), scope.dot, token);
  };
  return pipeline();
}

function lookUp(path: readonly string[], start: Value, token: string): Value {
  return path.reduce((value: Value, key) => {
    if (!isRecord(value) || !Object.hasOwn(value, key))
      throw new Error(`${token}: there is no value "${key}"`);
    return value[key];
  }, start);
}
