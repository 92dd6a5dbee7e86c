import { expect, it } from 'vitest';
import { sourceUrl } from './repositoryLinks.ts';

it.each([
  ['a/b:src/x.vue@3.1.0', 'https://github.com/a/b/tree/3.1.0/src/x.vue'],
  ['a/b.c:CHANGELOG.md@9d36a5', 'https://github.com/a/b.c/tree/9d36a5'],
  ['a/b:src/x and src/y@main', 'https://github.com/a/b/tree/main'],
  ['a/b@v2', 'https://github.com/a/b/tree/v2'],
  ['a/b:issues 3, 5', 'https://github.com/a/b'],
  ['a/b:x@1.0 and 2.0', 'https://github.com/a/b'],
  ['test/faults', undefined],
  ['docs.docker.com:engine/install', undefined],
  ['rsync(1):--fake-super', undefined],
])('sourceUrl(%s)', (source, url) => {
  expect(sourceUrl(source)).toBe(url);
});
