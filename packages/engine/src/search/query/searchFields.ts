/** What a section is indexed by. */
export const FIELDS = ['title', 'trail', 'label', 'question', 'text'] as const;
export type FieldName = (typeof FIELDS)[number];
