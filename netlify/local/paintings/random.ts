/** A seeded source of chance, so that a painting comes out the same every time. */
export interface Random {
  /** A number in [0, 1). */
  next: () => number;
  /** A number between two bounds. */
  range: (low: number, high: number) => number;
  /** A number around 0, mostly within -1 and 1. */
  bell: () => number;
  /** One of the items. */
  pick: <T>(items: readonly T[]) => T;
}

/** Starts a source of chance (mulberry32) from a seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (low: number, high: number): number => low + (high - low) * next();
  const bell = (): number => (next() + next() + next()) * (2 / 3) - 1;
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return { next, range, bell, pick };
}
