const attempts = 2;
const attemptMs = 1500;
/** For films of up to 20 MB. */
const mediaAttemptMs = 8000;

/** A status that the Blobs client neither retries nor accepts. */
const gaveUp = 424;

/** Two quick tries instead of the client's own retries, which are 5 s apart. */
export const fetchBlobs = fetchWithin(attemptMs);
export const fetchMedia = fetchWithin(mediaAttemptMs);

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

/** An edge may mark a version as weak (`W/"…"`), which no condition of a write matches. */
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
