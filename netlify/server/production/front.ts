import type { BlobsStore } from '../platform/blobs-store.ts';
import type { WebHandler } from '../../node/web-server.ts';
import { isNamed, visitorAddress, type Proxies } from './visitors.ts';

type Store = Pick<BlobsStore, 'requireWritable'>;

const healthPath = '/api/health';
/** A stranger's calls do not keep the disk busy. */
const askedAgainMs = 1000;

/** Tells the shop the address of the visitor behind named proxies, and answers /api/health. */
export function createFront(proxies: Proxies) {
  return (handle: WebHandler, store: Store): WebHandler => {
    const isWritable = createWritableCheck(store);
    return (request, caller) => {
      if (new URL(request.url).pathname === healthPath) return answerHealth(isWritable());
      const chain = request.headers.get('x-forwarded-for');
      if (chain && !isNamed(caller, proxies)) process.env['UNNAMED_PROXY'] = caller;
      return handle(request, visitorAddress(chain, caller, proxies));
    };
  };
}

function answerHealth(ok: boolean): Response {
  return Response.json(
    { ok },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

function createWritableCheck(store: Store): () => boolean {
  let last = { at: -Infinity, isWritable: false };
  return () => {
    if (performance.now() - last.at < askedAgainMs) return last.isWritable;
    let isWritable = true;
    try {
      store.requireWritable();
    } catch (error) {
      console.error(error);
      isWritable = false;
    }
    last = { at: performance.now(), isWritable };
    return isWritable;
  };
}
