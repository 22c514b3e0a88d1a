/** docs.netlify.com/build/functions/overview: buffered bodies have 6 MB. */
const largestBody = 6_000_000;

/**
 * Reads the body, so that a call has it whole when its time begins. Returns 413 as soon as it is too large; the rest is not read.
 * Throws when the visitor leaves.
 */
export async function readWhole(request: Request): Promise<Request | Response> {
  if (!request.body) return request;
  const { url, method, headers, signal } = request;
  const chunks: Uint8Array[] = [];
  let length = Number(headers.get('content-length') ?? 0);
  if (length > largestBody) return tooLarge();
  length = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > largestBody) return tooLarge();
    chunks.push(part.value);
  }
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
}

function tooLarge(): Response {
  return new Response('Payload Too Large', { status: 413, headers: { connection: 'close' } });
}
