import { expect, it } from 'vitest';
import { reportUrl, sectionReportUrl } from './feedback.ts';

const PAGE = 'https://docs.example.org/role';

it('reports by a form with page, section and version filled in', () => {
  const report = reportUrl({ issues: 'https://example.org/new', mail: '' }, 'Role', PAGE, '5 & 6');
  const { searchParams } = new URL(report);
  expect(searchParams.get('title')).toBe('Documentation: Role');
  expect(searchParams.get('body')).toContain(`Page: ${PAGE}\nVersion: 5 & 6\n`);
  const section = new URL(sectionReportUrl(report, PAGE, 'what-is-$&'));
  expect(section.searchParams.get('body')).toContain(`Page: ${PAGE}#what-is-$&\n`);
});

it('reports by mail where there is no form', () => {
  const report = reportUrl({ issues: '', mail: 'a@example.org' }, 'Role', PAGE, '5');
  expect(report).toMatch(/^mailto:a@example\.org\?subject=Documentation%3A%20Role&body=Page%3A/);
});
