import type { Corners } from '../../geometry/index.ts';

/** What a straightening begins with; `corners`: where they stood last. */
export type Source = { file: Blob; corners: Corners | null };

const files = new Map<string, Blob>();
const sources = new WeakMap<Blob, Source>();

/** Keeps the chosen file of an uploaded picture, because it has more pixels than the stored one. */
export function keepFile(url: string, file: Blob): void {
  files.set(url, file);
}

/** Keeps the source of a straightened file, so that it is straightened again from there. */
export function keepSource(file: Blob, source: Source): void {
  sources.set(file, source);
}

/** Returns the file that was chosen on this page for an uploaded picture, or null. */
export function findFile(url: string): Blob | null {
  return files.get(url) ?? null;
}

/** Returns whether a file was made by a straightening. */
export function isStraightened(file: Blob | null): boolean {
  const source = file && sources.get(file);
  return !!source && source.file !== file;
}

/** Takes a picture's address, or a file that is not uploaded yet. Throws a text for people if the picture cannot be loaded. */
export async function findSource(picture: string | Blob): Promise<Source> {
  const file = typeof picture === 'string' ? await fileOf(picture) : picture;
  return sources.get(file) ?? { file, corners: null };
}

async function fileOf(url: string): Promise<Blob> {
  const file = files.get(url) ?? (await download(url));
  files.set(url, file);
  return file;
}

async function download(url: string): Promise<Blob> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.blob();
  } catch {
    // The words below are for this case, too.
  }
  throw new Error('The photograph could not be loaded. Check the connection and try again.');
}
