/** Where readers report; one of the two at least. */
export interface Feedback {
  /** Form for a new issue, which takes `title` and `body`, as GitHub's does. */
  issues: string;
  mail: string;
}

/**
 * A form or mail about a page, filled in; nothing is sent before the reader does so.
 *
 * `version`: of the product, '' if the site names none.
 *
 * @example reportUrl({ issues: 'https://x.org/new', mail: '' }, 'Role', 'https://y.org/role', '1') // 'https://x.org/new?title=Documentation%3A%20Role&body=…'
 */
export function reportUrl({ issues, mail }: Feedback, title: string, url: string, version: string): string {
  const about = encodeURIComponent(`Documentation: ${title}`);
  const body = encodeURIComponent(
    `Page: ${url}\n${version && `Version: ${version}\n`}\nWhat is wrong or missing:\n\n`,
  );
  return issues === ''
    ? `mailto:${mail}?subject=${about}&body=${body}`
    : `${issues}?title=${about}&body=${body}`;
}

/** The same for one section of the page. */
export function sectionReportUrl(report: string, url: string, slug: string): string {
  return report.replace(encodeURIComponent(url), (page) => `${page}${encodeURIComponent(`#${slug}`)}`);
}
