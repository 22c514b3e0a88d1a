import type { AdminArtwork, Artwork } from '#shared/artwork';
import {
  answerInput,
  artworkInput,
  newArtworkInput,
  positionInput,
  visibilityInput,
} from '#shared/artwork';
import type { StoredPicture } from '#shared/pictures/picture';
import { seriesEdit, seriesInput, type Series } from '#shared/series';
import { as, type Calls } from './call.ts';

export const artworkCalls = {
  'GET /api/admin/artworks': { answer: as<AdminArtwork[]>() },
  /** Idempotency-Key names the form (rule 42). */
  'POST /api/admin/artworks': { body: newArtworkInput, answer: as<Artwork>(), isSlow: true },
  /** 412 for a stale version. */
  'PATCH /api/admin/artworks/:id': { body: artworkInput, answer: as<Artwork>(), isSlow: true },
  /** 409 if it is held or was sold. */
  'DELETE /api/admin/artworks/:id': {},
  'PATCH /api/admin/artworks/:id/position': { body: positionInput, answer: as<Artwork>() },
  'PATCH /api/admin/artworks/:id/visibility': { body: visibilityInput, answer: as<Artwork>() },
  /** Is a synced artwork one that the shop has (rule 75)? 409 if it was sold. */
  'POST /api/admin/artworks/:id/answer': {
    body: answerInput,
    answer: as<Artwork>(),
    isSlow: true,
  },
  /** Shows the synced artworks that wait for a look only. */
  'POST /api/admin/waiting-artworks': { answer: as<{ left: number }>(), isSlow: true },
  /** Newest first (rule 106). */
  'GET /api/admin/series': { answer: as<Series[]>() },
  /** Idempotency-Key names the form (rule 42). 400 for an unknown artwork, 409 for an hour of one that is held or sold. */
  'POST /api/admin/series': { body: seriesInput, answer: as<Series>(), isSlow: true },
  /** 412 for a stale version, 409 as above. */
  'PATCH /api/admin/series/:id': { body: seriesEdit, answer: as<Series>(), isSlow: true },
  /** Its artworks stay. */
  'DELETE /api/admin/series/:id': {},
} satisfies Calls;

export const freeingCalls = {
  'POST /api/admin/artworks/:id/free': { isSlow: true },
} satisfies Calls;

export const uploadCalls = {
  /** The body is the picture: Netlify passes on no larger one. */
  'POST /api/admin/uploads': { answer: as<StoredPicture>(), isSlow: true, largest: 4_500_000 },
} satisfies Calls;
