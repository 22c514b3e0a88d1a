import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readRange, type ByteRange } from '#shared/byte-range';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};
type Encoding = keyof typeof compressors;
const compressible =
  /^(text\/|application\/(javascript|json|manifest\+json|xml|rss\+xml)|image\/svg)/;

/** One file, read once and compressed once for each requested encoding. */
export type StaticAnswer = {
  etag: string;
  status: number;
  headers: Headers;
  body: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
};

/** Takes a Response of Netlify's static package into memory. */
export async function prepareAnswer(response: Response): Promise<StaticAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = new Headers(response.headers);
  headers.set('etag', etag);
  headers.set('vary', 'Accept-Encoding');
  headers.set('accept-ranges', 'bytes');
  return { etag, status: response.status, headers, body, encoded: new Map() };
}

/** Answers 304 if the browser has the file, else compressed if the browser accepts that. */
export async function toResponse(answer: StaticAnswer, request: Request): Promise<Response> {
  const headers = new Headers(answer.headers);
  if (answer.status === 200 && request.headers.get('if-none-match') === answer.etag) {
    return new Response(null, { status: 304, headers });
  }
  const part = answer.status === 200 ? readRange(request, answer.body.byteLength) : 'whole';
  if (part !== 'whole') return toPart(answer, part, headers);
  const encoding = chooseEncoding(answer, request);
  const body = encoding ? await encode(answer, encoding) : answer.body;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(new Uint8Array(body), { status: answer.status, headers });
}

function toPart({ body }: StaticAnswer, part: ByteRange | 'none', headers: Headers): Response {
  if (part === 'none') {
    headers.set('content-range', `bytes */${body.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  const { from, to } = part;
  headers.set('content-range', `bytes ${from}-${to}/${body.byteLength}`);
  headers.set('content-length', String(to - from + 1));
  return new Response(new Uint8Array(body.subarray(from, to + 1)), { status: 206, headers });
}

function chooseEncoding(answer: StaticAnswer, request: Request): Encoding | undefined {
  if (!compressible.test(answer.headers.get('content-type') ?? '')) return undefined;
  const accepted = request.headers.get('accept-encoding') ?? '';
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

function encode(answer: StaticAnswer, encoding: Encoding): Promise<Buffer> {
  const earlier = answer.encoded.get(encoding);
  if (earlier) return earlier;
  const encoded = compressors[encoding](answer.body);
  answer.encoded.set(encoding, encoded);
  return encoded;
}
