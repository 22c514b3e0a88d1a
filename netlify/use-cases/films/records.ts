import type { Film, FilmKind } from '#shared/films/film';
import { inOrder, placeOf } from '#shared/own-order';
import {
  inspirationSchema,
  processItemSchema,
  type Inspiration,
  type ProcessItem,
} from '#shared/journal';
import { HttpError } from '../../errors.ts';
import { orMissing } from '../../ports/blobs/readable.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { listInspirations, listProcess } from '../content/journal.ts';
import { snapshots } from '../publishing/snapshots.ts';

export const filmLists = {
  process: { prefix: 'process/', schema: processItemSchema, snapshot: snapshots.process },
  inspiration: {
    prefix: 'inspirations/',
    schema: inspirationSchema,
    snapshot: snapshots.inspirations,
  },
};

export async function listFilms(): Promise<Film[]> {
  const [process, inspirations] = await Promise.all([listProcess(), listInspirations()]);
  return inOrder([
    ...process.map((item) => toFilm('process', item)),
    ...inspirations.map((item) => toFilm('inspiration', item)),
  ]);
}

/** Throws 404. */
export async function findFilm(id: string): Promise<Film> {
  const film = await lookForFilm(id);
  if (film) return film;
  throw unknownFilm();
}

/** Returns the film, or null. Its id is in one list; the other one may have a deleted item of it. */
export async function lookForFilm(id: string): Promise<Film | null> {
  const [item, inspiration] = await Promise.all([
    readJson(filmLists.process.prefix + id, orMissing(processItemSchema)),
    readJson(filmLists.inspiration.prefix + id, orMissing(inspirationSchema)),
  ]);
  if (item && !item.isDeleted) return toFilm('process', item);
  if (inspiration && !inspiration.isDeleted) return toFilm('inspiration', inspiration);
  return null;
}

export function toFilm(kind: FilmKind, record: ProcessItem | Inspiration): Film {
  const { id, title, description, posterUrl, mediaAlt, createdAt, version } = record;
  const common = { id, kind, title, description, posterUrl, mediaAlt, createdAt, version };
  const position = placeOf(record);
  if ('mediaUrl' in record) {
    const { mediaUrl, mediaType, instagramHighlightId } = record;
    return { ...common, position, mediaUrl, mediaType, isSynced: instagramHighlightId !== null };
  }
  // A post without a film has a photograph in its place.
  const mediaType = record.videoUrl ? 'video' : 'image';
  const isSynced = record.instagramPostId !== null;
  return { ...common, position, mediaUrl: record.videoUrl, mediaType, isSynced };
}

export function unknownFilm(): HttpError {
  return new HttpError(
    404,
    'There is no such film any more. Reload the page to see what is there.',
  );
}
