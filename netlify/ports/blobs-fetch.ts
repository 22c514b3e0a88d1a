const attempts = 2;
const attemptMs = 1500;

/** Status that the Blobs client neither retries nor takes for an answer. */
const gaveUp = 424;

/**
 * The client waits five seconds between its own tries (facts, section D), longer than a visitor does. So tries are made
 * here, quickly, and a service that stays away becomes an answer that the client passes on as an error at once.
 */
export const fetchBlobs: typeof fetch = async (input, init) => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const response = await tryOnce(input, init);
    if (response && response.status !== 429 && response.status < 500) return response;
    await response?.body?.cancel();
  }
  return new Response(null, { status: gaveUp });
};

async function tryOnce(...[input, init]: Parameters<typeof fetch>): Promise<Response | null> {
  try {
    return await fetch(input, { ...init, signal: AbortSignal.timeout(attemptMs) });
  } catch {
    return null;
  }
}
