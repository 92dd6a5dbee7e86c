import type { Guide, PageChunk, PageData } from '../shared/types.ts';

/** Checks by shape of what comes over the wire: enough to refuse a foreign or broken answer before React meets it. */

/** What a document carries besides its HTML. */
export interface InlineData {
  page: PageData;
  guide: Guide;
}

/** The inline data of a document; undefined when it is broken. */
export function readInlineData(text: string | null | undefined): InlineData | undefined {
  try {
    const data: unknown = JSON.parse(text ?? '');
    return isRecord(data) && isPageData(data.page) && isGuide(data.guide)
      ? { page: data.page, guide: data.guide }
      : undefined;
  } catch {
    return undefined;
  }
}

/** True for what a page chunk exports as `chunk`. */
export function isPageChunk(value: unknown): value is PageChunk {
  return (
    isRecord(value) &&
    typeof value.build === 'string' &&
    typeof value.html === 'string' &&
    isPageData(value.page)
  );
}

/** True for the content of a guide's file. */
export function isGuide(value: unknown): value is Guide {
  return (
    isRecord(value) &&
    typeof value.build === 'string' &&
    typeof value.key === 'string' &&
    Array.isArray(value.sidebar) &&
    isRecord(value.chunks)
  );
}

function isPageData(value: unknown): value is PageData {
  return (
    isRecord(value) &&
    ['address', 'title', 'layout', 'guide', 'documentTitle'].every((key) => typeof value[key] === 'string') &&
    Array.isArray(value.headings) &&
    Array.isArray(value.breadcrumbs)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
