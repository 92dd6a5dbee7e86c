import { FRAME } from '../../core/strings.ts';

/** @example repositoryHost('https://github.com/a/b').name // 'GitHub' */
export function repositoryHost(url: string): { name: string; icon: string } {
  return /^https?:\/\/(www\.)?github\.com\//i.test(url)
    ? { name: 'GitHub', icon: 'icon icon-github' }
    : { name: FRAME.source, icon: 'icon icon-code-slash' };
}

const SOURCE = /^([\w-]+\/[\w.-]+)(?::([^@]*))?(?:@(.*))?$/;

/**
 * Where a source of a page can be read: the file or folder at its version, the repository where several or none are
 * named; undefined for what is in no repository.
 *
 * @example sourceUrl('cytomine/pims:pims/files@155cc22') // 'https://github.com/cytomine/pims/tree/155cc22/pims/files'
 */
export function sourceUrl(source: string): string | undefined {
  const [, repository, path = '', version] = SOURCE.exec(source) ?? [];
  if (repository === undefined || !/[:@]/.test(source)) return undefined;
  const root = `https://github.com/${repository}`;
  if (version === undefined || !/^[\w.-]+$/.test(version)) return root;
  // A name alone may be that of a file anywhere.
  return `${root}/tree/${version}${/^[\w.-]+(?:\/[\w.-]+)+$/.test(path) ? `/${path}` : ''}`;
}
