import type { Film } from '#shared/films/film';
import { filmEdit, filmInput } from '#shared/films/film';
import type { FilmAnswer } from '#shared/films/film-parts';
import { partBytes, partsInput } from '#shared/films/film-parts';
import { as, type Calls } from './call.ts';

export const filmCalls = {
  'GET /api/admin/films': { answer: as<Film[]>() },
  /** Idempotency-Key names the form (rule 42). */
  'POST /api/admin/films': { body: filmInput, answer: as<Film>(), isSlow: true },
  /** 412 for a stale version. */
  'PATCH /api/admin/films/:id': { body: filmEdit, answer: as<Film>(), isSlow: true },
  'DELETE /api/admin/films/:id': {},
} satisfies Calls;

/** A film is sent in parts: its id is the hash of their hashes. */
export const filmFileCalls = {
  /** The body is the part. */
  'PUT /api/admin/films/files/:film': {
    answer: as<{ hash: string }>(),
    isSlow: true,
    largest: partBytes,
  },
  /** Makes a film of its parts, or names those that are missing. */
  'POST /api/admin/films/files/:film': {
    body: partsInput,
    answer: as<FilmAnswer>(),
    isSlow: true,
  },
} satisfies Calls;
