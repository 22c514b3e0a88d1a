import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { FeedMedium } from './feed.ts';

const samples = resolve(import.meta.dirname, '../../../public/samples');
const width = 1080;
const quality = 80;
const lifetimeSeconds = 3 * 24 * 60 * 60;
const secret = 'instagram';

type Signed = { name: string; query: URLSearchParams };

/** Returns the address of a medium: signed, and valid for three days, because Instagram's addresses expire, too. */
export function signMedium(base: string, id: string, { file, detail }: FeedMedium): string {
  const expires = Math.floor(Date.now() / 1000) + lifetimeSeconds;
  const query = new URLSearchParams({ file, oe: expires.toString(16) });
  if (detail) query.set('detail', detail.join(','));
  query.set('oh', signatureOf({ name: id, query }));
  return `${base}/instagram/media/${id}?${query}`;
}

/** Returns whether an address was signed here and has not expired. */
export function isFresh(signed: Signed): boolean {
  const isOurs = signed.query.get('oh') === signatureOf(signed);
  return isOurs && parseInt(signed.query.get('oe') ?? '0', 16) * 1000 > Date.now();
}

/** Makes each medium's bytes unique, as uploads are: two posts of one painting are not the same file. */
export async function readMedium({ name, query }: Signed, dataDir: string): Promise<Buffer> {
  const file = query.get('file') ?? '';
  const bytes = file.endsWith('.jpg')
    ? await readDetail(file, query.get('detail') ?? '', dataDir)
    : await readFile(join(samples, file));
  return Buffer.concat([bytes, Buffer.from(`\0\0\0\x18free${name.slice(-16).padStart(16)}`)]);
}

async function readDetail(file: string, detail: string, dataDir: string): Promise<Buffer> {
  const folder = join(dataDir, 'instagram-media');
  const detailFile = join(folder, `${detail.replace(/[^\d.]/g, '-')}-${file}`);
  if (existsSync(detailFile)) return readFile(detailFile);
  const picture = sharp(join(samples, file));
  const bytes = await cut(picture, await picture.metadata(), detail);
  await mkdir(folder, { recursive: true });
  await writeFile(detailFile, bytes);
  return bytes;
}

function cut(picture: Sharp, size: Metadata, detail: string): Promise<Buffer> {
  const [left = 0, top = 0, wide = 1, high = 1] = detail ? detail.split(',').map(Number) : [];
  return picture
    .extract({
      left: Math.floor(left * size.width),
      top: Math.floor(top * size.height),
      width: Math.floor(wide * size.width),
      height: Math.floor(high * size.height),
    })
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer();
}

function signatureOf({ name, query }: Signed): string {
  const signed = `${name} ${query.get('file')} ${query.get('detail')} ${query.get('oe')}`;
  return createHmac('sha256', secret).update(signed).digest('hex').slice(0, 32);
}
