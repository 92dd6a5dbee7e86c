/** What a section is indexed by. */
export const FIELDS = ['title', 'trail', 'label', 'text'] as const;
export type FieldName = (typeof FIELDS)[number];
