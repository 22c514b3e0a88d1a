import { getStore, type Store } from '@netlify/blobs';
import type { stores } from '../../env.ts';
import { fetchBlobs, fetchMedia } from './fetch.ts';
import { requireLiveDeploy } from '../live-deploy.ts';

type StoreName = (typeof stores)[number];
export type ReadableStore = Pick<Store, 'getWithMetadata' | 'list'>;

/** Opened for each call: netlify/blobs#175. */
export function readableStore(name: StoreName): ReadableStore {
  return openStore(name);
}

/** Opens a store for writing; all writes begin here. Throws 403 in a preview (rule 53). */
export function writableStore(name: StoreName): Store {
  requireLiveDeploy();
  return openStore(name);
}

/** Records need strong consistency; a medium never changes under its key. */
function openStore(name: StoreName): Store {
  if (name === 'media') return getStore({ name, fetch: fetchMedia });
  return getStore({ name, consistency: 'strong', fetch: fetchBlobs });
}
