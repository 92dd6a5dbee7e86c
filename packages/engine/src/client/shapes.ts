import { isRecord } from '../core/json.ts';
import type { GuideFile, InlineData, PageChunk, PageHead } from '../core/types.ts';

/**
 * Checks by shape of what comes over the wire: enough to refuse a foreign or broken answer before it reaches the
 * document.
 */

/** The inline data of a document; undefined when it is broken. */
export function readInlineData(text: string | null | undefined): InlineData | undefined {
  try {
    const data: unknown = JSON.parse(text ?? '');
    return isRecord(data) && isPageHead(data.page) && isGuideChunks(data.guide) && Array.isArray(data.guides)
      ? (data as unknown as InlineData)
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
    typeof value.main === 'string' &&
    isPageHead(value.page)
  );
}

/** True for the content of a guide's file. */
export function isGuideFile(value: unknown): value is GuideFile {
  return isGuideChunks(value) && 'sidebar' in value && typeof value.sidebar === 'string';
}

function isGuideChunks(value: unknown): value is InlineData['guide'] {
  return (
    isRecord(value) &&
    typeof value.build === 'string' &&
    typeof value.key === 'string' &&
    isRecord(value.chunks)
  );
}

function isPageHead(value: unknown): value is PageHead {
  return (
    isRecord(value) &&
    ['address', 'title', 'layout', 'guide', 'documentTitle'].every((key) => typeof value[key] === 'string') &&
    Array.isArray(value.styles)
  );
}
