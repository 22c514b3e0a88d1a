import type { Medium } from '../ports/media.ts';
import { HttpError } from '../errors.ts';

/** A film may be larger than one answer of a function; players ask for the rest by range. */
const largestPart = 4_000_000;

/** A hash always has the same content. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
};

/** Answers a medium or the range that a player asks for. Throws 404, 416. */
export function answerMedium(request: Request, medium: Medium | null): Response {
  if (!medium) throw new HttpError(404, 'There is no such picture');
  const { bytes, contentType } = medium;
  const range = request.headers.get('range');
  if (!range) return new Response(bytes, { headers: { ...headers, 'content-type': contentType } });
  const [start, end] = readRange(range, bytes.length);
  return new Response(bytes.subarray(start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      // The CDN's key does not contain the range: it could send a stored part as the whole file.
      'netlify-cdn-cache-control': 'no-store',
      'content-type': contentType,
      'content-range': `bytes ${start}-${end}/${bytes.length}`,
    },
  });
}

function readRange(range: string, size: number): [start: number, end: number] {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const wanted = first && last ? Math.min(Number(last), size - 1) : size - 1;
  const end = Math.min(wanted, start + largestPart - 1);
  if (first === undefined || start > end) {
    throw new HttpError(416, 'There is no such part', { 'content-range': `bytes */${size}` });
  }
  return [start, end];
}
