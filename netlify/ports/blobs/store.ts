import { getStore, type Store } from '@netlify/blobs';
import type { stores } from '../../env.ts';
import { fetchBlobs, fetchMedia } from './fetch.ts';
import { UnavailableError } from '../../errors.ts';
import { requireLiveDeploy } from '../live-deploy.ts';

/** 'keys' is in no backup: only ports/keys.ts opens it. */
export type StoreName = (typeof stores)[number] | 'keys';
export type ReadableStore = Pick<Store, 'getWithMetadata' | 'list'>;

/** Opened for each call: netlify/blobs#175. `isStrong`: as new as the last write. */
export function readableStore(name: StoreName, isStrong?: boolean): ReadableStore {
  return openStore(name, isStrong);
}

/** Opens a store for writing; all writes begin here. Throws 403 in a preview (rule 53). */
export function writableStore(name: StoreName): Store {
  requireLiveDeploy();
  return openStore(name);
}

/** Records need strong consistency; a medium never changes under its key, but a film's parts may be gone. */
function openStore(name: StoreName, isStrong = name !== 'media'): Store {
  const consistency = isStrong ? 'strong' : 'eventual';
  return getStore({ name, consistency, fetch: name === 'media' ? fetchMedia : fetchBlobs });
}

/** Throws 503 if Blobs does not answer. */
export async function answered<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new UnavailableError('store', { cause });
  }
}
