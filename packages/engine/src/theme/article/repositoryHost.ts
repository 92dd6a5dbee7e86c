import { FRAME } from '../../core/strings.ts';

const HOSTS: [RegExp, { name: string; icon: string }][] = [
  [/^https?:\/\/(www\.)?github\.com\//i, { name: 'GitHub', icon: 'icon icon-github' }],
  [/^https?:\/\/([\w-]+\.)?gitlab\./i, { name: 'GitLab', icon: 'icon icon-code-slash' }],
  [/^https?:\/\/(www\.)?bitbucket\.org\//i, { name: 'Bitbucket', icon: 'icon icon-code-slash' }],
];

/**
 * Name and icon of the place a repository lies in.
 *
 * @example repositoryHost('https://github.com/a/b').name // 'GitHub'
 */
export function repositoryHost(url: string): { name: string; icon: string } {
  const known = HOSTS.find(([pattern]) => pattern.test(url));
  return known?.[1] ?? { name: FRAME.source, icon: 'icon icon-code-slash' };
}
