/** Where readers report; one of the two at least. */
export interface Feedback {
  /** Form for a new issue, which takes `title` and `body`, as GitHub's does. */
  issues: string;
  mail: string;
  /** Release that the pages describe. */
  version: string;
}

/**
 * A form or mail about a page, filled in; nothing is sent before the reader does so.
 *
 * @example reportUrl({ issues: 'https://x.org/new', mail: '', version: '1' }, 'Role', 'https://y.org/role') // 'https://x.org/new?title=Documentation%3A%20Role&body=…'
 */
export function reportUrl({ issues, mail, version }: Feedback, title: string, url: string): string {
  const about = encodeURIComponent(`Documentation: ${title}`);
  const body = encodeURIComponent(`Page: ${url}\nVersion: ${version}\n\nWhat is wrong or missing:\n\n`);
  return issues === ''
    ? `mailto:${mail}?subject=${about}&body=${body}`
    : `${issues}?title=${about}&body=${body}`;
}

/** The same for one section of the page. */
export function sectionReportUrl(report: string, url: string, slug: string): string {
  return report.replace(encodeURIComponent(url), (page) => `${page}${encodeURIComponent(`#${slug}`)}`);
}
