import { expect, it } from 'vitest';
import { repositoryHost } from './repositoryLinks.ts';

it.each([
  ['https://github.com/cytomine/cytomine', 'GitHub'],
  ['https://code.gitlab.example.org/a/b', 'GitLab'],
  ['https://example.org/gitlab.com/a', 'Source'],
  ['https://bitbucket.org/a/b', 'Bitbucket'],
])('names the host of %s: %s', (url, name) => {
  expect(repositoryHost(url).name).toBe(name);
});
