/** Random numbers that are the same in every run: 0 ≤ n < 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    // The mulberry32 generator.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of some things. */
export function pick<T>(things: readonly T[], random: () => number): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('Nothing to pick from');
  return thing;
}
