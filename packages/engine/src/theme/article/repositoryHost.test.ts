import { describe, expect, it } from 'vitest';
import { repositoryHost } from './repositoryLinks.ts';

describe('repositoryHost', () => {
  it.each([
    ['https://github.com/cytomine/cytomine', 'GitHub'],
    ['https://gitlab.com/a/b', 'GitLab'],
    ['https://code.gitlab.example.org/a/b', 'GitLab'],
    ['https://example.org/gitlab.com/a', 'Source'],
    ['https://bitbucket.org/a/b', 'Bitbucket'],
    ['https://git.example.org/a', 'Source'],
  ])('names the host of %s', (url, name) => {
    expect(repositoryHost(url).name).toBe(name);
  });
});
