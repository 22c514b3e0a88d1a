import { readRange } from '#shared/byte-range';
import type { OpenMedium } from '../ports/open-medium.ts';
import { HttpError } from '../errors.ts';

/** A film is larger than one answer of a function; players ask for the rest by range. */
const largestPart = 4_000_000;

/** A hash always has the same content. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
  // Without a name of its own a deploy empties the CDN of it (docs.netlify.com/build/caching/caching-overview).
  'netlify-cache-id': 'media',
  'accept-ranges': 'bytes',
};

/** Answers a medium or the range that a player asks for. Throws 404, 416, 503. */
export async function answerMedium(request: Request, medium: OpenMedium | null): Promise<Response> {
  if (!medium) throw new HttpError(404, 'There is no such picture');
  const { size, contentType } = medium;
  const range = readRange(request, size);
  if (range === 'none')
    throw new HttpError(416, 'There is no such part', { 'content-range': `bytes */${size}` });
  if (range === 'whole') {
    const body = request.method === 'HEAD' ? null : await contentOf(medium);
    return new Response(body, {
      headers: { ...headers, 'content-type': contentType, 'content-length': String(size) },
    });
  }
  const { from } = range;
  const to = Math.min(range.to, from + largestPart - 1);
  return new Response(await medium.read(from, to + 1), {
    status: 206,
    headers: {
      ...headers,
      // The CDN's key does not contain the range: it could send a stored part as the whole file.
      'netlify-cdn-cache-control': 'no-store',
      'content-type': contentType,
      'content-range': `bytes ${from}-${to}/${size}`,
      'content-length': String(to - from + 1),
    },
  });
}

/** Returns the bytes at once, or as a stream. Netlify passes on 6 MB at once, and 20 MB as a stream. */
async function contentOf({ size, read }: OpenMedium) {
  const first = await read(0, Math.min(size, largestPart));
  if (first.length === size) return first;
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = at === 0 ? first : await read(at, Math.min(size, at + largestPart));
        controller.enqueue(next);
        at += next.length;
        if (at === size) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
