/** What a match is worth, in one place: how it was measured stands in `DECISIONS.md`. */

/** Weights of the fields: a word in the heading says more than one in its text. */
export const FIELD_WEIGHTS = { title: 5.04, trail: 1.1, label: 1.15, question: 2.5, text: 0.9 };

/** How soon a repeated word stops counting, and how much a long field takes away, as BM25 names them. */
export const SATURATION = 1;
export const LENGTH_SHARE = { title: 1, trail: 0.6, label: 0.8, question: 0.5, text: 0.2 };

/** How much a word of the index counts that is not the asked one itself. */
export const STEM_WEIGHT = 0.79;
/** A spelling of the glossary: the preferred word, and the others. */
export const SYNONYM_WEIGHT = 1.2;
export const OTHER_SYNONYM_WEIGHT = 0.3;
export const PREFIX_WEIGHT = 0.9;
/** The beginning of a word that is not the last of the query: the reader has left it, so it is rarely half a word. */
export const INNER_PREFIX_WEIGHT = 0.25;
/** For one and for two slips of the finger. */
export const TYPO_WEIGHTS = [0.84, 0.6];
/** From how many letters one and two slips are forgiven. */
export const TYPO_LENGTHS = [5, 9];

/** How fast a score falls with the share of the question that a section leaves unanswered: the share to this power. */
export const SHARE_POWER = 1.4;

/** A whole identifier, over the sum of its parts. */
export const IDENTIFIER_WEIGHT = 2.2;

/** A heading that says exactly what was asked. */
export const TITLE_FIT_BONUS = 0.5;
/** The same for a question that readers ask. */
export const QUESTION_FIT_BONUS = 1.1;
/** What a question adds that is nearly the asked one, as a share of the best score. */
export const QUESTION_SAME_BONUS = 0.4;
/** All words of the question as they were asked. */
export const PHRASE_BONUS = 0.52;
/** Words of the question that follow each other, and words of it near each other in any order. */
export const NEIGHBOR_BONUS = 0.3;
export const NEAR_BONUS = 0.15;
/** How much the other sections of a page add to its best. */
export const PAGE_SUM_BONUS = 0.3;

/** Single operations of the API after what explains, unless the question looks like code. */
export const API_WEIGHT = 0.36;
/** The same for a question that names the API, but no operation of it. */
export const API_NAMED_WEIGHT = 0.6;
/** Guides come in the order of the site, unless the question looks like code: each next one counts so much less. */
export const GUIDE_ORDER_WEIGHT = 0.83;
/** The guide in which the reader is: breaks ties, decides nothing else. */
export const GUIDE_WEIGHT = 1.05;

/** Results far below the best are noise, but the first few are shown all the same: the best may be best by far. */
export const LEAST_SHARE = 0.08;
export const MIN_KEPT = 8;
/** Sections of one page in an answer. */
export const MAX_PER_PAGE = 4;

/** What a section is indexed by. */
export const FIELDS = ['title', 'trail', 'label', 'question', 'text'] as const;
export type FieldName = (typeof FIELDS)[number];
