import {
  findBlanks,
  type Blank,
  readFilmFile,
  sizeFlaw,
  type FilmFacts,
} from '#shared/film-bytes/index';
import { partBytes, type FilmAnswer, type StoredFilm } from '#shared/films/film-parts';
import { HttpError } from '../../errors.ts';
import { hashOf } from '../../ports/media.ts';
import {
  filmIdOf,
  findManifest,
  readParts,
  storePart,
  writeManifest,
  type Manifest,
} from '../../ports/film-parts.ts';
import { endUpload, keepParts } from './uploads.ts';

/** Firefox plays MOV files under this type only, other browsers too. */
const contentType = 'video/mp4';

/** Stores a part under the hash of what arrived. Throws 400, 503. */
export async function takePart(film: string, bytes: Uint8Array<ArrayBuffer>) {
  requireFilmId(film);
  if (bytes.length === 0) throw new HttpError(400, 'This part of the film is empty');
  await keepParts(film);
  return { hash: await storePart(film, bytes) };
}

/**
 * Makes a film of its parts, once: the same parts are the same film. Names the parts that are missing; a refused film's parts go after a day.
 * Throws 400 with the reason, 503.
 */
export async function makeFilm(film: string, hashes: readonly string[]): Promise<FilmAnswer> {
  if (filmIdOf(hashes) !== film) throw new HttpError(400, 'These are parts of another film');
  const made = await findManifest(film);
  if (made) return { missing: [], film: describeFilm(film, made) };
  await keepParts(film);
  const stored = await readParts(film, hashes, true);
  const missing = hashes.filter((_, index) => !stored[index]);
  if (missing.length > 0) return { missing: [...new Set(missing)], film: null };
  const parts = stored.filter((part) => part !== null);
  const { facts, blanks } = requireFilm(parts);
  return { missing: [], film: await writeFilm(film, { facts, blanks, parts, hashes }) };
}

/** Stores a whole film in parts. Returns it. Throws 400 with the reason, 503. */
export async function storeFilm(bytes: Uint8Array<ArrayBuffer>): Promise<StoredFilm> {
  const count = Math.ceil(bytes.length / partBytes);
  const parts = Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * partBytes, (index + 1) * partBytes),
  );
  const hashes = parts.map(hashOf);
  const film = filmIdOf(hashes);
  const made = await findManifest(film);
  if (made) return describeFilm(film, made);
  const { facts, blanks } = requireFilm([bytes]);
  await keepParts(film);
  await Promise.all(parts.map((part) => storePart(film, part)));
  return writeFilm(film, { facts, blanks, parts, hashes });
}

/** Throws 400 if no film of the shop has this address. */
export async function requireStoredFilm(url: string): Promise<StoredFilm> {
  const film = url.replace('/media/', '');
  const manifest = await findManifest(film);
  if (manifest) return describeFilm(film, manifest);
  throw new HttpError(400, 'There is no film at this address. Please choose it again.');
}

type ReadFilm = { facts: FilmFacts; blanks: Blank[] };
type FilmParts = ReadFilm & { parts: Uint8Array[]; hashes: readonly string[] };

/** Writes the manifest after the parts. A crash before the last write leaves a film and a note that the next day removes. */
async function writeFilm(
  film: string,
  { facts, blanks, parts, hashes }: FilmParts,
): Promise<StoredFilm> {
  const sizes = parts.map(({ length }) => length);
  const manifest: Manifest = {
    contentType,
    size: sizes.reduce((sum, size) => sum + size, 0),
    ...facts,
    blanks,
    parts: hashes.map((hash, index) => ({ hash, size: sizes[index]! })),
  };
  await writeManifest(film, manifest);
  await endUpload(film);
  return describeFilm(film, manifest);
}

function requireFilm(parts: Uint8Array[]): ReadFilm {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const tooLarge = sizeFlaw(size);
  if (tooLarge) throw new HttpError(400, tooLarge);
  const bytes = new Uint8Array(Buffer.concat(parts));
  const { facts, flaw } = readFilmFile(bytes);
  if (!facts) throw new HttpError(400, flaw);
  return { facts, blanks: findBlanks(new DataView(bytes.buffer)) };
}

function describeFilm(film: string, { width, height, seconds }: Manifest): StoredFilm {
  return { url: `/media/${film}`, width, height, seconds };
}

/** Throws 400 for another text than a hash: the caller names the film, and the name becomes part of a key. */
function requireFilmId(film: string): void {
  if (/^[0-9a-f]{40}$/.test(film)) return;
  throw new HttpError(400, 'A film is named by the hash of its parts');
}
