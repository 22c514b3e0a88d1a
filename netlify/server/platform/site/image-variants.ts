import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isOwnPicture } from '#shared/pictures/own-picture';
import { isWritten, mayBeWritten } from '#shared/pictures/variants';
import { networkOf } from '../../../keyed-hash.ts';
import { busy, createFairPlaces } from '../works-at-once.ts';
import { encodeVariant, measurePicture } from './image-encoder.ts';
import { readImageQuery, type ImageQuery } from './image-parameters.ts';
import { openVariantFiles, type Variant, type VariantRoom } from './variant-files.ts';

export const imagesPath = '/.netlify/images';

const encodedAtOnce = 4;
/** Of one network: more than a page with all its pictures asks for. */
const mostWaiting = 100;

type Options = {
  /** Only variants that pages write are made, of the shop's own pictures: Netlify makes any. */
  isListed?: boolean;
  room?: VariantRoom;
};
/** `version` separates pictures with the same address at different times; `ip`: of the visitor. */
type Images = (request: Request, version: string, ip: string) => Promise<Response>;

/** Stands in for Netlify's Image CDN, which serves pictures of this origin only. Each variant is made once and kept on disk. */
export function createImages(
  dataDir: string,
  origin: string,
  { isListed = false, room }: Options = {},
): Images {
  const files = openVariantFiles(join(dataDir, 'images'), room);
  const underWay = new Map<string, Promise<Variant>>();
  const places = createFairPlaces(encodedAtOnce, mostWaiting);

  async function make(name: string, query: ImageQuery): Promise<Variant> {
    const stored = await files.read(name);
    if (stored) return stored;
    const variant = await toVariant(await encode(query, origin, isListed));
    if (variant.status === 200) await files.keep(name, variant);
    return variant;
  }

  /** Returns a variant, or null if too much of this network waits. What another network waits for is made here if its turn is later. */
  async function find(name: string, query: ImageQuery, ip: string): Promise<Variant | null> {
    const stored = await files.read(name);
    if (stored) return stored;
    const giveBack = await places.take(networkOf(ip));
    if (!giveBack) return null;
    try {
      const work = underWay.get(name) ?? make(name, query);
      underWay.set(name, work);
      return await work.finally(() => underWay.delete(name));
    } finally {
      giveBack();
    }
  }

  return async (request, version, ip) => {
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    const query = readImageQuery(new URL(request.url).searchParams);
    if (query instanceof Response) return query;
    if (isListed && !isOfPages(query)) return notFound();
    // The parsed query: the order of parameters and others beside them make no second file.
    const name = hash(JSON.stringify(query), version);
    const variant = await find(name, query, ip);
    return variant ? answer(variant, name, request) : busy();
  };
}

function isOfPages(query: ImageQuery): boolean {
  const fits = query.fit === (query.h ? 'cover' : 'contain') && query.position === 'center';
  return fits && isOwnPicture(query.url) && mayBeWritten(query);
}

function notFound(): Response {
  return new Response('Not Found', { status: 404 });
}

async function encode(query: ImageQuery, origin: string, isListed: boolean): Promise<Response> {
  const address = URL.parse(query.url, origin);
  if (address?.origin !== origin) return new Response('Forbidden: another site', { status: 403 });
  // A variant of a variant would wait for a place while it has one.
  if (address.pathname === imagesPath) return notFound();
  const source = await fetch(address).catch(() => null);
  if (!source?.ok) return notFound();
  try {
    const picture = await source.bytes();
    if (isListed && !isWritten(query, await measurePicture(picture))) return notFound();
    const { format, bytes } = await encodeVariant(picture, query);
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

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 32);
}
