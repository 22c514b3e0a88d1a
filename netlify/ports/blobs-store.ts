import { getStore, type Store } from '@netlify/blobs';
import type { stores } from '../env.ts';
import { fetchBlobs, fetchMedia } from './blobs-fetch.ts';
import { requireLiveDeploy } from './live-deploy.ts';

type StoreName = (typeof stores)[number];
export type ReadableStore = Pick<Store, 'getWithMetadata' | 'list'>;

/** A store of the shop, for reading. Opened for each call (netlify/blobs#175). */
export function readableStore(name: StoreName): ReadableStore {
  return openStore(name);
}

/** A store of the shop, for writing: the one place where writes begin. Throws 403 in a preview. */
export function writableStore(name: StoreName): Store {
  requireLiveDeploy();
  return openStore(name);
}

/** Records decide who may buy, so they are read with strong consistency; a medium never changes under its key. */
function openStore(name: StoreName): Store {
  if (name === 'media') return getStore({ name, fetch: fetchMedia });
  return getStore({ name, consistency: 'strong', fetch: fetchBlobs });
}
