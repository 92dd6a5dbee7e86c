import { mkdirSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import { readDocs } from './readDocs.ts';

const folder = temporaryFolder();
const add = (path: string, content: string | Buffer = '# A\n') => folder.write(path, content);

const messages = async () =>
  (await readDocs(folder.root)).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

describe('readDocs', () => {
  it('finds pages in any folder, in the order of code units', async () => {
    for (const path of ['b.md', 'B/a.md', 'a.MD', 'é.md', 'z/README.md', 'note.txt']) add(`docs/${path}`);
    const { sources } = await readDocs(folder.root);
    const paths = sources.map(({ relativePath }) => relativePath);
    expect(paths).toEqual(['B/a.md', 'a.MD', 'b.md', 'z/README.md', 'é.md']);
  });

  it('leaves out folders of tools', async () => {
    for (const path of ['.git/a.md', 'node_modules/x/README.md', 'dist/a.md', 'a.md']) add(`docs/${path}`);
    const { sources } = await readDocs(folder.root);
    expect(sources.map(({ relativePath }) => relativePath)).toEqual(['a.md', 'dist/a.md']);
  });

  it('refuses what is no text', async () => {
    add('docs/a.md');
    add('docs/latin.md', Buffer.from('one\ntwo\ncaf\xe9\n', 'latin1'));
    add('docs/picture.md', Buffer.from([0x89, 0x50, 0x0a, 0x00, 0x01]));
    add('docs/wide.md', Buffer.from('\uFEFF# A\n', 'utf16le'));
    add('docs/ediw.md', Buffer.from('\uFEFF# A\n', 'utf16le').swap16());
    symlinkSync('a.md', folder.at('docs/linked.md'));
    expect((await messages()).sort()).toEqual([
      'docs/ediw.md:1 is no UTF-8 text.',
      'docs/latin.md:3 is no UTF-8 text.',
      'docs/picture.md:1 is no UTF-8 text.',
      'docs/wide.md:1 is no UTF-8 text.',
    ]);
  });

  it('says when there is nothing to read', async () => {
    mkdirSync(folder.at('docs'));
    expect(await messages()).toEqual(['docs:undefined has no Markdown file.']);
  });
});
