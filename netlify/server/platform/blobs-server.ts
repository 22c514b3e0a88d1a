import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { BlobsStore, Place } from './blobs-store.ts';
import { serve, type WebServer } from '../../node/web-server.ts';

const idlePath = '/idle';
const metadataHeader = 'x-amz-meta-user';
const noStore = { 'cache-control': 'no-store' };

/** `readToken` is the token of builds, which write to no store of the site. */
type Access = { siteId: string; token: string; readToken?: string };
export type BlobsOptions = Access & {
  store: BlobsStore;
  /** Answers in place of the store while it returns a response. */
  disturb?: () => Promise<Response | null>;
};
export type BlobsServer = WebServer & {
  /** Answers a request as the server does, without a network. */
  answer(request: Request): Promise<Response>;
  /** Counts all requests, failed ones too. */
  countRequests(): number;
  /** Waits until every request sent until now is answered, also those that their client gave up. */
  waitUntilIdle(): Promise<void>;
};
type Address = { siteId: string; store: string; key: string };

/** Serves the wire protocol of @netlify/blobs (its edge form) from the local store. */
export async function startBlobsServer(options: BlobsOptions): Promise<BlobsServer> {
  const count = { requests: 0, answers: 0 };
  const answer = (request: Request) => {
    count.requests++;
    return answerUnlessDisturbed(request, options).finally(() => count.answers++);
  };
  const server = await serve(0, (request) =>
    new URL(request.url).pathname === idlePath ? new Response() : answer(request),
  );
  return {
    ...server,
    answer,
    countRequests: () => count.requests,
    async waitUntilIdle() {
      await passQueue(server.port);
      for (; count.answers < count.requests; await passQueue(server.port)) await wait(20);
    },
  };
}

/**
 * Waits for the server's queue. A busy process accepts a connection late and executes its request although the client gave up. A new
 * connection is accepted after all waiting ones.
 */
async function passQueue(port: number): Promise<void> {
  const [answer] = (await once(
    get({ port, path: idlePath, host: '127.0.0.1', agent: false }),
    'response',
  )) as [IncomingMessage];
  await once(answer.resume(), 'end');
}

async function answerUnlessDisturbed(request: Request, options: BlobsOptions): Promise<Response> {
  return (await options.disturb?.()) ?? answerBlobs(request, options);
}

/** Returns the NETLIFY_BLOBS_CONTEXT of this server for functions and builds. */
export function blobsContext(port: number, { siteId, token }: Pick<Access, 'siteId' | 'token'>) {
  const url = `http://127.0.0.1:${port}`;
  const context = { edgeURL: url, uncachedEdgeURL: url, siteID: siteId, token };
  return Buffer.from(JSON.stringify(context)).toString('base64');
}

/** Answers one request without a network. */
export async function answerBlobs(
  request: Request,
  { store, ...access }: Omit<BlobsOptions, 'disturb'>,
): Promise<Response> {
  const url = new URL(request.url);
  const address = readAddress(url.pathname);
  if (address.siteId !== access.siteId || !isAllowed(request, access)) {
    return new Response(null, { status: 401 });
  }
  if (!address.store) return new Response(null, { status: 404 });
  if (!address.key) return answerStore(request, address.store, store);
  return answerKey(request, address, store);
}

function isAllowed({ headers, method }: Request, { token, readToken }: Access): boolean {
  const authorization = headers.get('authorization');
  if (authorization === `Bearer ${token}`) return true;
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && readToken !== undefined && authorization === `Bearer ${readToken}`;
}

/** Reads `/<site>/<store>/<key with slashes>`, optionally after a region. */
function readAddress(pathname: string): Address {
  const [siteId = '', store = '', ...key] = pathname
    .replace(/^\/region:[^/]+/, '')
    .slice(1)
    .split('/')
    .map(decode);
  return { siteId, store, key: key.join('/') };
}

/** Decodes a part. One with a lone % stays, because the client does not encode it. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function answerStore({ method, url }: Request, name: string, store: BlobsStore) {
  if (method === 'DELETE') {
    return Response.json({ blobs_deleted: store.deleteAll(name), has_more: false });
  }
  if (method !== 'GET') return new Response(null, { status: 405 });
  const query = new URL(url).searchParams;
  const page = store.list(name, {
    prefix: query.get('prefix') ?? '',
    after: Buffer.from(query.get('cursor') ?? '', 'base64url').toString(),
    byDirectory: query.get('directories'),
  });
  const next_cursor = page.next_cursor && Buffer.from(page.next_cursor).toString('base64url');
  return Response.json({ ...page, next_cursor }, { headers: noStore });
}

async function answerKey(request: Request, place: Place, store: BlobsStore): Promise<Response> {
  if (request.method === 'PUT') return put(request, place, store);
  if (request.method === 'DELETE') {
    store.delete(place);
    return new Response(null, { status: 204 });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405 });
  }
  const blob = store.get(place);
  if (!blob) return new Response(null, { status: 404, headers: noStore });
  const headers = new Headers({ ...noStore, etag: blob.etag });
  if (blob.metadata) headers.set(metadataHeader, blob.metadata);
  if (request.headers.get('if-none-match') === blob.etag) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-length', String(blob.body.byteLength));
  return new Response(new Uint8Array(blob.body), { headers });
}

async function put(request: Request, place: Place, store: BlobsStore): Promise<Response> {
  const { headers } = request;
  const blob = {
    body: new Uint8Array(await request.arrayBuffer()),
    metadata: headers.get(metadataHeader),
  };
  const condition = { match: headers.get('if-match'), noneMatch: headers.get('if-none-match') };
  const etag = store.put(place, blob, condition);
  if (etag) return new Response(null, { headers: { etag } });
  const current = store.get(place)?.etag;
  return new Response(null, { status: 412, headers: current ? { etag: current } : {} });
}
