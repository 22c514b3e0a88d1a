import { blankOut, findBlanks, type Blank } from '#shared/film-bytes/index';
import { UnavailableError } from '../errors.ts';
import { cleanPicture } from '../picture-bytes/index.ts';
import { readManifest, readParts, type Manifest } from './film-parts.ts';
import { manifestType, readMedium } from './media.ts';

/** A medium whose bytes are read when they are wanted; `end` is the first byte that is not. */
export type OpenMedium = {
  contentType: string;
  size: number;
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Opens a medium without the metadata that tells about people and places, also where this is stored (rule 81). A film without parts is from
 * the time before them. Throws 503.
 */
export async function openMedium(hash: string): Promise<OpenMedium | null> {
  const medium = await readMedium(hash);
  if (!medium) return null;
  const { bytes, contentType } = medium;
  if (contentType === manifestType) return openFilm(hash, readManifest(bytes));
  const clean = cleanMedium(bytes, contentType);
  const read = async (start: number, end: number) => clean.subarray(start, end);
  return { contentType, size: clean.length, read };
}

function cleanMedium(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  if (!contentType.startsWith('video/')) return cleanPicture(bytes, contentType);
  blankOut(bytes, blanksOf(bytes));
  return bytes;
}

function blanksOf({ buffer, byteOffset, length }: Uint8Array): Blank[] {
  return findBlanks(new DataView(buffer, byteOffset, length));
}

function openFilm(film: string, { contentType, size, parts, blanks }: Manifest): OpenMedium {
  return { contentType, size, read };

  async function read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const wanted = await readStored(start, end);
    blankOut(wanted, blanks ?? (await findStoredBlanks()), start);
    return wanted;
  }

  /** Finds the blanks once in a function's life, because it reads the whole film. */
  async function findStoredBlanks(): Promise<Blank[]> {
    const storedBlanks = foundBlanks.get(film) ?? blanksOf(await readStored(0, size));
    foundBlanks.set(film, storedBlanks);
    return storedBlanks;
  }

  /** Reads only the parts that the range touches. */
  async function readStored(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    let next = 0;
    const placed = parts.map((part) => ({ ...part, from: next, until: (next += part.size) }));
    const touched = placed.filter(({ from, until }) => from < end && until > start);
    const stored = await readParts(
      film,
      touched.map((part) => part.hash),
    );
    const wanted = new Uint8Array(end - start);
    for (const [index, { from }] of touched.entries()) {
      const bytes = stored[index];
      if (!bytes) throw new UnavailableError('store', { cause: `a part of ${film} is missing` });
      const first = Math.max(0, start - from);
      wanted.set(bytes.subarray(first, end - from), Math.max(0, from - start));
    }
    return wanted;
  }
}

/** Of films whose manifests are of before blanks. */
const foundBlanks = new Map<string, Blank[]>();
