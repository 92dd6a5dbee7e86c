import { sectionReportUrl } from '../../core/feedback.ts';
import { REPORT } from '../../core/strings.ts';
import { element } from '../element.ts';

/** Adds to the heading under the pointer or with the focus the report of its section; the page's own is in its foot. */
export function enhanceSectionReport(): void {
  const link = element('a', { className: 'section-report' }, REPORT);
  const show = ({ target }: Event) => {
    const heading =
      target instanceof Element ? target.closest<HTMLElement>('.content :is(h2, h3)[id]') : null;
    const page = document.querySelector<HTMLAnchorElement>('.report');
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    if (heading === null || page === null || url === undefined || link.parentElement === heading) return;
    link.href = sectionReportUrl(page.href, url, heading.id);
    heading.append(link);
  };
  document.addEventListener('pointerover', show, { passive: true });
  document.addEventListener('focusin', show);
}
