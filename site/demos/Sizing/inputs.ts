/** What a reader knows of their own server. */
export const INPUTS = {
  slides: { label: 'Slides a month', first: 200 },
  slideGb: { label: 'Size of a slide, GB', first: 1 },
  converted: { label: 'Slides that are converted, %', first: 20 },
  years: { label: 'Years that slides are kept', first: 5 },
  annotations: { label: 'Annotations on a slide', first: 50 },
  people: { label: 'People at the same time', first: 20 },
  hours: { label: 'Hours a working day', first: 4 },
  attachedGb: { label: 'Attached files a month, GB', first: 0.1 },
  runs: { label: 'Algorithm runs at the same time', first: 0 },
  runGb: { label: 'Files of runs a month, GB', first: 0 },
} as const;

/** A number that nobody can know beforehand, with the range that is likely. */
export interface Assumption {
  label: string;
  low: number;
  high: number;
  /** Where the range comes from. */
  source: string;
}

export const ASSUMPTIONS = {
  copy: {
    label: 'Converted copy, as a multiple of the original',
    low: 0.5,
    high: 2,
    source: 'Estimated. It depends on the slide: measure a first batch',
  },
  points: {
    label: 'Points of an annotation',
    low: 20,
    high: 200,
    source:
      'Estimated. As a rule, the server thins out what has more than 200 (ANNOTATION_MAX_POINTS), to 200 or about three quarters at most, whichever is more',
  },
  pointBytes: {
    label: 'Bytes of a point',
    low: 30,
    high: 54,
    source: 'Two numbers of 8 bytes, and the same again as text: the core stores each outline twice',
  },
  rowBytes: {
    label: 'Bytes of an annotation besides its points',
    low: 500,
    high: 2000,
    source: 'Estimated from the columns of its tables and their indexes',
  },
  recordBytes: {
    label: 'Bytes of a record of use',
    low: 150,
    high: 400,
    source:
      'Estimated from its fields. The interface causes one every 20 seconds, and one every 5 seconds in an open image; each move is one more',
  },
  dump: {
    label: 'Backup archive, as a share of its database',
    low: 0.1,
    high: 0.6,
    source:
      'Estimated. Text shrinks well, attached files hardly. There are up to 9 archives of each database',
  },
  uploads: {
    label: 'Uploads that arrive at the same time',
    low: 1,
    high: 10,
    source: 'Your people. They wait in Docker’s storage until they are complete',
  },
  speed: {
    label: 'Speed of copying, MB/s',
    low: 50,
    high: 110,
    source: 'Estimated for a network of 1 Gbit/s, which carries 125 at most',
  },
  viewing: {
    label: 'Mbit/s of somebody who looks at a slide',
    low: 1,
    high: 8,
    source: 'Estimated: a screen of 40 tiles of 10 to 25 kB, each three seconds or each second',
  },
} as const satisfies Record<string, Assumption>;

export type InputName = keyof typeof INPUTS;
export type AssumptionName = keyof typeof ASSUMPTIONS;
export type Inputs = Record<InputName, number>;
/** One number for each assumption: all at their low ends, or all at their high ends. */
export type Assumed = Record<AssumptionName, number>;

/** A number of zero or more that somebody typed, with a comma or a point; undefined for anything else. */
export function numberIn(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
