import { answerBlobs } from '../../netlify/server/platform/blobs-server.ts';
import type { BlobsStore } from '../../netlify/server/platform/blobs-store.ts';
import { serve } from '../../netlify/node/web-server.ts';

type Access = {
  siteId: string;
  token: string;
  /** A build may only read a site's stores; the owner's token may write them. */
  rights?: 'read' | 'write';
};
type BlobsCall = { method: string; path: string };

const apiPath = '/api/v1/blobs';
const signedPath = '/signed';

/**
 * Starts Netlify's API for Blobs in a build (docs.netlify.com/build/data-and-storage/netlify-blobs). Objects come from a signed address.
 * The build's token reads every store of the site and gets 401 for a write.
 */
export async function startBlobsApi(store: BlobsStore, access: Access) {
  const { siteId, token, rights = 'read' } = access;
  const calls: BlobsCall[] = [];
  const answer = (request: Request, path: string) =>
    answerBlobs(withToken(request, path, token), { store, siteId, token });

  const server = await serve(0, async (request) => {
    const { origin, pathname, search } = new URL(request.url);
    if (pathname.startsWith(signedPath)) return answer(request, pathname.slice(signedPath.length));
    if (!pathname.startsWith(apiPath)) return new Response(null, { status: 404 });
    const path = pathname.slice(apiPath.length);
    calls.push({ method: request.method, path });
    if (request.headers.get('authorization') !== `Bearer ${token}`) return refused();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && rights === 'read') return refused();
    const wantsAddress = request.headers.get('accept')?.includes('signed-url');
    return wantsAddress
      ? Response.json({ url: `${origin}${signedPath}${path}` })
      : answer(request, `${path}${search}`);
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    reads: () => calls.filter(({ method }) => method === 'GET' || method === 'HEAD'),
    writes: () => calls.filter(({ method }) => method !== 'GET' && method !== 'HEAD'),
    close: server.close,
  };
}

function withToken(request: Request, path: string, token: string): Request {
  const inner = new Request(new URL(path, 'http://blobs'), request);
  inner.headers.set('authorization', `Bearer ${token}`);
  return inner;
}

function refused(): Response {
  return new Response(null, { status: 401 });
}
