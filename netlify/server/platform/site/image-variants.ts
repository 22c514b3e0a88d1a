import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPlaces } from '../works-at-once.ts';
import { encodeVariant } from './image-encoder.ts';
import { readImageQuery, type ImageQuery } from './image-parameters.ts';

type Variant = { status: number; headers: Record<string, string>; body: Buffer };

export const imagesPath = '/.netlify/images';

/** A shop of 500 pictures has 3,000 variants; anybody can ask for further ones. */
const mostVariants = 6000;
const encodedAtOnce = 4;

/**
 * Stands in for Netlify's Image CDN, which serves pictures of this origin only; each variant is made once and kept on disk. Beyond `most`
 * the oldest half is removed.
 */
export function createImages(dataDir: string, origin: string, most = mostVariants) {
  const folder = join(dataDir, 'images');
  mkdirSync(folder, { recursive: true });
  let count = readdirSync(folder).length;
  const underWay = new Map<string, Promise<Variant>>();
  const places = createPlaces(encodedAtOnce);

  async function make(query: ImageQuery, file: string): Promise<Variant> {
    const kept = await readVariant(file);
    if (kept) return kept;
    const giveBack = await places.take();
    try {
      const variant = await toVariant(await encode(query, origin));
      if (variant.status === 200) await keep(file, variant);
      return variant;
    } finally {
      giveBack();
    }
  }

  async function keep(file: string, variant: Variant): Promise<void> {
    await writeVariant(file, variant);
    if (++count > most) count = await removeOldest(folder, most / 2);
  }

  /** `version` separates pictures with the same address at different times. */
  return async (request: Request, version: string): Promise<Response> => {
    if (request.method !== 'GET') return new Response('Method Not Allowed', { status: 405 });
    const { search, searchParams } = new URL(request.url);
    const query = readImageQuery(searchParams);
    if (query instanceof Response) return query;
    const name = hash(search, version);
    const work = underWay.get(name) ?? make(query, join(folder, name));
    underWay.set(name, work);
    return answer(await work.finally(() => underWay.delete(name)), name, request);
  };
}

async function encode(query: ImageQuery, origin: string): Promise<Response> {
  const address = URL.parse(query.url, origin);
  if (address?.origin !== origin) return new Response('Forbidden: another site', { status: 403 });
  // A variant of a variant would wait for a place while it has one.
  if (address.pathname === imagesPath) return new Response('Not Found', { status: 404 });
  const source = await fetch(address).catch(() => null);
  if (!source?.ok) return new Response('Not Found', { status: 404 });
  try {
    const { format, bytes } = await encodeVariant(await source.bytes(), query);
    return new Response(new Uint8Array(bytes), { headers: { 'content-type': `image/${format}` } });
  } catch {
    return new Response('Bad Request: this is no picture', { status: 400 });
  }
}

function answer({ status, headers, body }: Variant, name: string, request: Request): Response {
  if (status !== 200) return new Response(new Uint8Array(body), { status, headers });
  const etag = `"${name}"`;
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  }
  return new Response(new Uint8Array(body), { headers: { ...headers, etag } });
}

async function toVariant(response: Response): Promise<Variant> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
    'cache-control': response.ok ? 'public, max-age=31536000' : 'no-store',
    'content-length': String(body.byteLength),
  };
  return { status: response.status, headers, body };
}

/** A variant on disk: its headers as a line of JSON, then the picture. */
async function readVariant(file: string): Promise<Variant | null> {
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return null;
  const end = bytes.indexOf('\n');
  return {
    status: 200,
    headers: JSON.parse(bytes.toString('utf8', 0, end)) as Record<string, string>,
    body: bytes.subarray(end + 1),
  };
}

async function writeVariant(file: string, { headers, body }: Variant): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), body]));
  await rename(fresh, file);
}

/** Returns how many files are left. */
async function removeOldest(folder: string, left: number): Promise<number> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = files.sort((one, other) => other.at - one.at).slice(left);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
  return files.length - old.length;
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 32);
}
