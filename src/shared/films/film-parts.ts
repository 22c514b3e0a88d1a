import * as z from 'zod';

/** In bytes: a function receives 4.5 MB at most, and answers a player by ranges of this size. */
export const partBytes = 4_000_000;
const mostParts = 20;

/** The beginning of SHA-256: of a part's bytes, and of a film's list of parts. */
export const hashLength = 40;
const hash = z.string().regex(/^[0-9a-f]{40}$/, 'A part is named by its hash');

export const partsInput = z.object({ parts: z.array(hash).min(1).max(mostParts) });

/** Returns the text whose hash is the film's id. */
export function partsText(parts: readonly string[]): string {
  return parts.join(',');
}

/** `missing`: hashes of parts that the shop does not have; empty with the film. */
export type FilmAnswer = { missing: string[]; film: null } | { missing: []; film: StoredFilm };
export type StoredFilm = { url: string; width: number; height: number; seconds: number };
