import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import {
  processMessage,
  type Film,
  type FilmEdit,
  type FilmInput,
  type FilmKind,
} from '#shared/films/film';
import type { Inspiration, ProcessItem } from '#shared/journal';
import { HttpError, requireSameForm, requireVersion } from '../../errors.ts';
import { orMissing } from '../../ports/blobs/readable.ts';
import { createJson, removeKey, updateJson } from '../../ports/blobs/records.ts';
import { recordActivity } from '../admin/activity.ts';
import { takePicture } from '../artworks/pictures.ts';
import { publishChange } from '../publishing/changes.ts';
import { requireStoredFilm } from './film-files.ts';
import { filmLists, findFilm, lookForFilm, toFilm, unknownFilm } from './records.ts';

type Item = ProcessItem | Inspiration;
type Editing = { editor: string; version: number | null };

const nouns: Record<FilmKind, string> = { process: 'Film', inspiration: 'Inspiration' };

/** Stores a film. `key` names the form (rule 42). Throws 400, 409. */
export async function addFilm(
  { kind, ...input }: FilmInput,
  { editor, key }: { editor: string; key: string | null },
): Promise<Film> {
  const id = `own-${createHash('sha256')
    .update(key ?? crypto.randomUUID())
    .digest('hex')
    .slice(0, 20)}`;
  const { prefix, schema, snapshot } = filmLists[kind];
  const ownPost =
    kind === 'process'
      ? { instagramPostId: null, instagramPostUrl: null }
      : { instagramHighlightId: null, instagramHighlightUrl: null };
  const createdAt = new Date().toISOString();
  const fields = await takeFields(kind, input, null);
  const record = schema.parse({ id, ...ownPost, createdAt, posterUrl: null, ...fields });
  const wanted = toFilm(kind, record);
  const existing = await lookForFilm(id);
  if (!existing && (await createJson(prefix + id, record))) {
    await publishChange(snapshot);
    await recordActivity(editor, `${nouns[kind]} '${input.title}' added`);
    return wanted;
  }
  const made = existing ?? (await findFilm(id));
  requireSameForm(typedFields(made), typedFields(wanted), `“${made.title}”`);
  return made;
}

/** Returns the fields that the painter typed. */
function typedFields({ createdAt: _at, version: _version, position: _place, ...said }: Film) {
  return said;
}

/** Changes a film. Of a synced item only the position can be changed. Throws 400, 404, 409, 412. */
export async function editFilm(
  id: string,
  { position, ...input }: FilmEdit,
  { editor, version }: Editing,
): Promise<Film> {
  const film = await findFilm(id);
  const { kind } = film;
  if (film.isSynced && Object.keys(input).length > 0) {
    throw new HttpError(409, 'This came from Instagram. Change its words and its film there.');
  }
  const fields = await takeFields(kind, input, film);
  const changed = await change(film, (item) => {
    requireVersion(item.version, version);
    const next = { ...item, ...fields, ...(position !== undefined && { position }) };
    return isDeepStrictEqual(next, item) ? null : { ...next, version: item.version + 1 };
  });
  await publishChange(filmLists[kind].snapshot);
  const isMoved = position !== undefined && Object.keys(input).length === 0;
  if (isMoved) await recordActivity(editor, `${nouns[kind]} '${film.title}' moved`, `moved-${id}`);
  else if (changed.version !== film.version) {
    await recordActivity(editor, `${nouns[kind]} '${changed.title}' edited`);
  }
  return changed;
}

/** Removes a film. A synced item is marked instead, so that no sync restores it (rule 46). Throws 404. */
export async function deleteFilm(id: string, editor: string): Promise<void> {
  const film = await findFilm(id);
  const { prefix, snapshot } = filmLists[film.kind];
  if (film.isSynced) await change(film, (item) => ({ ...item, isDeleted: true }));
  else await removeKey(prefix + id);
  await publishChange(snapshot);
  await recordActivity(editor, `${nouns[film.kind]} '${film.title}' deleted`);
}

/** Throws 404 if it was deleted meanwhile. */
async function change({ id, kind }: Film, apply: (item: Item) => Item | null): Promise<Film> {
  const { prefix, schema } = filmLists[kind];
  const stored = await updateJson(prefix + id, orMissing(schema as z.ZodType<Item>), (item) => {
    if (item.isDeleted) throw unknownFilm();
    return apply(item);
  });
  if (!stored) throw unknownFilm();
  return toFilm(kind, stored);
}

/** Returns the fields of the record. `current` is the stored item, or null for a new one. Throws 400. */
async function takeFields(
  kind: FilmKind,
  { mediaType, mediaUrl, posterUrl, ...words }: FilmEdit,
  current: Film | null,
): Promise<Partial<Item>> {
  const isNewMedium = mediaUrl !== undefined && mediaUrl !== current?.mediaUrl;
  const isNewPoster = posterUrl !== undefined && (posterUrl || null) !== current?.posterUrl;
  const [medium, poster] = await Promise.all([
    isNewMedium && takeMedium(kind, mediaType === 'video', mediaUrl),
    isNewPoster && posterUrl ? takePicture(posterUrl) : null,
  ]);
  return {
    ...words,
    ...medium,
    ...(isNewPoster && { posterUrl: poster?.url ?? null }),
  };
}

/** Returns the fields of a new medium, without captions: they belong to the film that is replaced. Throws 400. */
async function takeMedium(kind: FilmKind, isFilm: boolean, address: string) {
  if (kind === 'process' && !isFilm) throw new HttpError(400, processMessage);
  const { url, width, height } = await (isFilm ? requireStoredFilm(address) : takePicture(address));
  const size = { width, height, captionsUrl: null };
  if (kind === 'process') return { videoUrl: url, ...size };
  return { mediaUrl: url, mediaType: isFilm ? ('video' as const) : ('image' as const), ...size };
}
