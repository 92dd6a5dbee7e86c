import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_RIGHTS, SERVER_RIGHTS } from '../../site/data/permissions.ts';
import { tables } from '../../site/data/tables.ts';
import labelFile from '../../site/data/ui-labels.json' with { type: 'json' };
import { compileText } from '../support/compileText.ts';

const ROOT = resolve(import.meta.dirname, '../../site');
const GUIDES = ['docs/user-guide', 'docs/community'];
const CODE = /<(pre|code)\b[\s\S]*?<\/\1>/g;
const BOLD = /<strong>([\s\S]*?)<\/strong>/g;
/** What opens a term's note: the definition is no text of the page. */
const NOTE = /<span class="term-note"[\s\S]*?<\/span><\/dfn>/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const known = [labelFile.interface, ...labelFile.others].flatMap(({ labels }) => labels);
const exact = new Set(known);
/** `Connect as {username}`: any text may stand in the place of a word in braces. */
const patterns = known.filter((label) => /\{\w+\}/.test(label)).map(patternOf);

function patternOf(label: string): RegExp {
  const parts = label.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function isLabel(text: string): boolean {
  return exact.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** Texts in bold: on the pages of these guides, labels of the interface and nothing else. */
async function boldTexts(markdown: string): Promise<string[]> {
  const { html } = await compileText(markdown, { tables });
  return [...html.replace(CODE, '').replace(NOTE, '').matchAll(BOLD)].map(([, inner = '']) =>
    inner.replace(/<[^>]+>/g, '').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
  );
}

const pages = GUIDES.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

describe('labels of the interface', () => {
  it('are all that is bold', async () => {
    const wrong: string[] = [];
    for (const page of pages) {
      const bold = await boldTexts(readFileSync(join(ROOT, page), 'utf8'));
      wrong.push(...bold.flatMap((text) => (isLabel(text) ? [] : `${page}: ${text}`)));
    }
    expect(pages.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it('refuses a label with a typo, and one that was made up', async () => {
    const texts = await boldTexts(
      '# T\n\nSelect **Add image**, then **Connect as ada**, **Add imag** or **Ellipse**.\n',
    );
    expect(texts.filter((text) => !isLabel(text))).toEqual(['Add imag', 'Ellipse']);
  });

  it('names no label twice', () => {
    expect(known.filter((label, index) => known.indexOf(label) !== index)).toEqual([]);
  });
});

describe('rights', () => {
  const rightsTables = Object.entries(tables).flatMap(([name, table]) =>
    name.endsWith('-rights') ? [table] : [],
  );

  it('are each in exactly one table', () => {
    const actions = rightsTables.flatMap(({ rows }) => rows.flatMap(([first = '']) => first.split('<br>')));
    const rights = [...PROJECT_RIGHTS, ...SERVER_RIGHTS].map(({ action }) => action);
    expect(actions.sort()).toEqual(rights.sort());
  });

  it('fill every cell of their tables', () => {
    for (const { head, rows } of rightsTables)
      for (const row of rows) expect(row.filter(Boolean)).toHaveLength(head.length);
  });

  it('never give contributors more in a stricter mode', () => {
    const rank = (verdict: (typeof PROJECT_RIGHTS)[number]['manager']) =>
      verdict === 'yes' ? 2 : verdict === 'no' ? 0 : 1;
    const wrong = PROJECT_RIGHTS.filter(
      ({ contributor: { classic, restricted, readOnly } }) =>
        rank(classic) < rank(restricted) || rank(restricted) < rank(readOnly),
    );
    expect(wrong.map(({ action }) => action)).toEqual([]);
  });
});
