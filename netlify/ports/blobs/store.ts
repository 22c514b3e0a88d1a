import { getStore, type Store } from '@netlify/blobs';
import type { stores } from '../../env.ts';
import { UnavailableError } from '../../errors.ts';
import { requireLiveDeploy } from '../live-deploy.ts';

const attempts = 2;
const attemptMs = 1500;
/** For films of up to 20 MB. */
const mediaAttemptMs = 8000;

/** A status that the Blobs client neither retries nor accepts. */
const gaveUp = 424;

/** 'keys' is in no backup: only ports/keys.ts opens it. */
export type StoreName = (typeof stores)[number] | 'keys';
export type ReadableStore = Pick<Store, 'getWithMetadata' | 'list'>;

/** Opens a store anew for each call, because of netlify/blobs#175. With `isStrong` it reads what the last write stored. */
export function readableStore(name: StoreName, isStrong?: boolean): ReadableStore {
  return openStore(name, isStrong);
}

/** Opens a store for writing; all writes begin here. Throws 403 in a preview (rule 53). */
export function writableStore(name: StoreName): Store {
  requireLiveDeploy();
  return openStore(name);
}

/** Opens a store. Records need strong consistency; a medium never changes under its key, but a film's parts may be gone. */
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

/** Returns the parsed text, null for null, and undefined for a text that is no JSON, which no schema accepts. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Two quick tries instead of the client's own retries, which are 5 s apart. */
const fetchBlobs = fetchWithin(attemptMs);
const fetchMedia = fetchWithin(mediaAttemptMs);

function fetchWithin(withinMs: number): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const response = await tryOnce(input, { ...init, signal: AbortSignal.timeout(withinMs) });
      if (response && response.status !== 429 && response.status < 500)
        return withStrongEtag(response);
      await response?.body?.cancel();
    }
    return new Response(null, { status: gaveUp });
  };
}

/** Removes the mark `W/` of a weak version, which an edge may add and which no condition of a write matches. */
function withStrongEtag(response: Response): Response {
  const etag = response.headers.get('etag');
  if (!etag?.startsWith('W/')) return response;
  const headers = new Headers(response.headers);
  headers.set('etag', etag.slice('W/'.length));
  return new Response(response.body, { status: response.status, headers });
}

async function tryOnce(...request: Parameters<typeof fetch>): Promise<Response | null> {
  try {
    return await fetch(...request);
  } catch {
    return null;
  }
}
