import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import Parser from 'markdown-it';
import { codeInfo } from '../../packages/engine/src/markdown/code/codeInfo.ts';
import { regionOf } from '../../packages/engine/src/markdown/code/importCode.ts';
import { languageOf } from '../../packages/engine/src/markdown/code/languages.ts';
import { PROOFS_FILE, type Proof, parseProofs } from '../../packages/engine/src/markdown/code/proofs.ts';

/** A block of code that a page shows. */
export interface CodeBlock {
  /** Page and line, for messages. */
  place: string;
  page: string;
  language: string;
  code: string;
  /** The imported file, if it is one. */
  sample: string | undefined;
  /** What the block's mark says; undefined for what programs print. */
  proof: Proof | undefined;
}

const ROOT = resolve('site');
const IMPORT = /^[ \t]*(?:[-*+]|\d+[.)])?[ \t]*<<<[ \t]*@\/([^\s#{]+)(?:#([\w*-]+))?/;

const { proofs } = parseProofs(readFileSync(join(ROOT, PROOFS_FILE), 'utf8'), () => true);

/** Every block of code of the Markdown under `docs/`, fences and imports. */
export async function codeBlocks(): Promise<CodeBlock[]> {
  const files = await readdir(join(ROOT, 'docs'), { recursive: true });
  const pages = files.filter((file) => file.endsWith('.md')).map((file) => join('docs', file));
  return pages.sort().flatMap((page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    return [...fencesOf(page, text), ...importsOf(page, text)];
  });
}

function fencesOf(page: string, text: string): CodeBlock[] {
  return new Parser({ html: true }).parse(text, {}).flatMap(({ type, info, content, map }) => {
    if (type !== 'fence') return [];
    const { language, proof } = codeInfo(info);
    const shown = language.toLowerCase();
    const isOutput = languageOf(language)?.grammar === undefined;
    return {
      place: `${page}:${(map?.[0] ?? 0) + 1}`,
      page,
      language: shown,
      code: content,
      sample: undefined,
      proof:
        proof === undefined
          ? (proofs.languages[shown] ?? (isOutput ? undefined : noProof))
          : readProof(proof),
    };
  });
}

function importsOf(page: string, text: string): CodeBlock[] {
  return text.split('\n').flatMap((line, index) => {
    const [, sample, region] = IMPORT.exec(line) ?? [];
    if (sample === undefined) return [];
    const text = readFileSync(join(ROOT, sample), 'utf8');
    const code = region === undefined ? text : regionOf(text.split('\n'), region)?.join('\n');
    return {
      place: `${page}:${index + 1}`,
      page,
      language: sample.split('.').at(-1) ?? '',
      code: code ?? '',
      sample,
      proof: proofs.samples[sample] ?? noProof,
    };
  });
}

/** Stands for the lack of one where there has to be one; no checker takes it. */
const noProof: Proof = { verdict: 'checked', by: 'nothing', reason: undefined };

/** Takes a mark apart, as a fence has it written out. */
function readProof(text: string): Proof {
  if (text.startsWith('not runnable: ')) return { verdict: 'not-runnable', by: undefined, reason: text };
  const [, verdict, by] = /^(ran with|checked with|parsed by) ([^:]+)/.exec(text) ?? [];
  return by === undefined
    ? noProof
    : { verdict: verdict?.split(' ')[0] as Proof['verdict'], by, reason: undefined };
}
