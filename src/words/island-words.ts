import type * as en from './en/islands.ts';

/** A text that a language does not have does not compile. */
export type IslandWords = typeof en;
