import { UnavailableError } from '../errors.ts';
import { readManifest, readParts, type Manifest } from './film-parts.ts';
import { manifestType, readMedium } from './media.ts';

/** A medium whose bytes are read when they are wanted; `end` is the first byte that is not. */
export type OpenMedium = {
  contentType: string;
  size: number;
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
};

/** A film without parts is of a time before them. Throws 503. */
export async function openMedium(hash: string): Promise<OpenMedium | null> {
  const found = await readMedium(hash);
  if (!found) return null;
  const { bytes, contentType } = found;
  if (contentType === manifestType) return openFilm(hash, readManifest(bytes));
  const read = async (start: number, end: number) => bytes.subarray(start, end);
  return { contentType, size: bytes.length, read };
}

function openFilm(film: string, { contentType, size, parts }: Manifest): OpenMedium {
  return { contentType, size, read };

  /** Reads only the parts that the range touches. */
  async function read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
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
