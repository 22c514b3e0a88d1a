import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageHandler } from '@netlify/images';
import { refuseImageQuery } from './image-parameters.ts';

type Variant = { status: number; headers: Record<string, string>; body: Buffer };

/** Serves Netlify's emulation of the Image CDN; each variant is made once and kept on disk. */
export function createImages(dataDir: string, origin: string) {
  const folder = join(dataDir, 'images');
  mkdirSync(folder, { recursive: true });
  const handler = new ImageHandler({ logger: console, imagesConfig: { remote_images: [] } });
  const underWay = new Map<string, Promise<Variant>>();

  async function make(url: string, file: string): Promise<Variant> {
    const kept = await readVariant(file);
    if (kept) return kept;
    const response = await handler.match(new Request(url))!.handle(origin);
    const variant = await toVariant(response);
    if (variant.status === 200) await writeVariant(file, variant);
    return variant;
  }

  /** `version` separates pictures with the same address at different times. */
  return async (request: Request, version: string): Promise<Response> => {
    const { search, searchParams } = new URL(request.url);
    const refusal = refuseImageQuery(searchParams);
    if (refusal) return refusal;
    const name = hash(search, version);
    const work = underWay.get(name) ?? make(request.url, join(folder, name));
    underWay.set(name, work);
    return answer(await work.finally(() => underWay.delete(name)), name, request);
  };
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

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 32);
}
