import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mapConcurrently } from '../../concurrency.ts';
import { readMedium } from '../../ports/media.ts';

/** What builds keep; the address of a picture names its content. */
type Kept = { get(url: string): string | undefined; set(url: string, preview: string): void };

const side = 20;
const mostBytes = 600;
const atOnce = 4;

/** Returns a preview of each picture as a data: address, empty if it cannot be made. Throws 503. */
export function makePreviews(urls: readonly string[], previews: Kept): Promise<string[]> {
  return mapConcurrently(urls, atOnce, async (url) => {
    const preview = previews.get(url) ?? (await makePreview(url));
    previews.set(url, preview);
    return preview;
  });
}

async function makePreview(url: string): Promise<string> {
  const source = await readPicture(url);
  return source ? encode(source).catch(() => '') : '';
}

async function readPicture(url: string): Promise<Uint8Array | null> {
  if (url.startsWith('/samples/')) return readFile(join('public', url)).catch(() => null);
  return (await readMedium(url.replace(/^\/media\//, '')))?.bytes ?? null;
}

/** Returns the preview as a data URL, or '' for a picture with transparency, through which the page would show the preview. */
async function encode(source: Uint8Array): Promise<string> {
  const picture = sharp(source);
  const { hasAlpha } = await picture.metadata();
  if (hasAlpha) return '';
  const small = picture.resize(side, side, { fit: 'inside' });
  const bytes = await small.webp({ quality: 40, effort: 6 }).toBuffer();
  const preview = `data:image/webp;base64,${bytes.toString('base64')}`;
  return preview.length > mostBytes ? '' : preview;
}
