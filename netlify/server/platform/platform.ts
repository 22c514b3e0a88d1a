import { randomUUID } from 'node:crypto';
import {
  blobsContext,
  startBlobsServer,
  type BlobsOptions,
  type BlobsServer,
} from './blobs-server.ts';
import { openBlobsStore, type BlobsStore } from './blobs-store.ts';
import { keepPrivate } from '../../node/private-folder.ts';
import type { ShopEnvironment } from '../settings.ts';

export type Platform = {
  store: BlobsStore;
  blobs: Pick<BlobsServer, 'countRequests' | 'waitUntilIdle'>;
  close(): Promise<void>;
};

/** Set in builds and not in functions (docs.netlify.com/build/configure-builds/environment-variables). */
export const buildVariables = [
  'NETLIFY',
  'NETLIFY_LOCAL',
  'NODE_ENV',
  'CONTEXT',
  'BRANCH',
  'HEAD',
  'COMMIT_REF',
  'CACHED_COMMIT_REF',
  'REPOSITORY_URL',
  'PULL_REQUEST',
  'REVIEW_ID',
  'BUILD_ID',
  'DEPLOY_ID',
  'DEPLOY_URL',
  'DEPLOY_PRIME_URL',
  'SHOP_BLOBS_CONTEXT',
] as const;

const siteId = 'local';

/**
 * Starts local Blobs and sets the environment: for functions in this process, which see no variable that only builds
 * have, and in `variables` for builds, which may only read.
 */
export async function startPlatform(
  { settings, blobsToken, variables }: ShopEnvironment,
  { isDurable, disturb }: { isDurable?: boolean; disturb?: BlobsOptions['disturb'] } = {},
): Promise<Platform> {
  keepPrivate(settings.dataDir);
  const store = openBlobsStore(settings.dataDir, { isDurable });
  const readToken = randomUUID();
  const access = { siteId, token: blobsToken, readToken };
  const server = await startBlobsServer({ store, disturb, ...access });
  variables['NETLIFY_BLOBS_CONTEXT'] = blobsContext(server.port, access);
  variables['SHOP_BLOBS_CONTEXT'] = blobsContext(server.port, { siteId, token: readToken });
  Object.assign(process.env, variables);
  for (const name of buildVariables) delete process.env[name];
  const stopAnswering = answerInProcess(server);
  return {
    store,
    blobs: server,
    close: async () => {
      stopAnswering();
      await server.close();
      store.close();
    },
  };
}

/**
 * Replaces the global fetch, which @netlify/blobs takes: functions run in this process, so their calls of the store need no socket. Returns
 * a function that ends it.
 */
function answerInProcess({ port, answer }: BlobsServer): () => void {
  const { fetch } = globalThis;
  const isOfStore = (input: RequestInfo | URL) =>
    typeof input === 'string' && input.startsWith(`http://127.0.0.1:${port}/`);
  globalThis.fetch = (input, init) =>
    isOfStore(input)
      ? answerWithin(answer(new Request(input, { ...init, signal: null })), init?.signal)
      : fetch(input, init);
  return () => void (globalThis.fetch = fetch);
}

/** Throws for a broken connection and when the time of a call is over, as a call through a socket does. */
async function answerWithin(
  answer: Promise<Response>,
  signal?: AbortSignal | null,
): Promise<Response> {
  const response = await new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(resolve, reject);
  });
  if (response.type === 'error') throw new TypeError('fetch failed');
  return response;
}
