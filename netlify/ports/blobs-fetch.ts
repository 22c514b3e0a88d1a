const attempts = 2;
const attemptMs = 1500;
/** A film of twenty megabytes takes its time. */
const mediaAttemptMs = 8000;

/** Status that the Blobs client neither retries nor takes for an answer. */
const gaveUp = 424;

/**
 * The client waits five seconds between its own tries (facts, section D), longer than a visitor does. So tries are made
 * here, quickly, and a service that stays away becomes an answer that the client passes on as an error at once.
 */
export const fetchBlobs = fetchWithin(attemptMs);
export const fetchMedia = fetchWithin(mediaAttemptMs);

function fetchWithin(withinMs: number): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const response = await tryOnce(input, { ...init, signal: AbortSignal.timeout(withinMs) });
      if (response && response.status !== 429 && response.status < 500) return response;
      await response?.body?.cancel();
    }
    return new Response(null, { status: gaveUp });
  };
}

async function tryOnce(...request: Parameters<typeof fetch>): Promise<Response | null> {
  try {
    return await fetch(...request);
  } catch {
    return null;
  }
}
