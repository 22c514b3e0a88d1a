import type * as z from 'zod';
import { inputMessages } from '#shared/input-messages';
import { toOwnPicture } from '#shared/pictures/own-picture';
import { env, siteOrigins } from '../env.ts';
import { HttpError } from '../errors.ts';

const longestKey = 100;

/**
 * Throws 403 for a foreign Origin, and for a cross-site call other than GET, because SameSite cookies stop only most forgeries. An absent
 * Origin is allowed (rule 55).
 */
export function requireSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (request.method !== 'GET' && request.headers.get('sec-fetch-site') === 'cross-site') {
    throw new HttpError(403, ({ foreign }) => foreign);
  }
  if (!origin) return;
  if (origin === new URL(request.url).origin || origin === new URL(env().SITE_URL).origin) return;
  throw new HttpError(403, ({ foreign }) => foreign);
}

/**
 * Throws 403 for a call from another site. The administration's screens ask from its own pages; an absent header is allowed, as no Origin
 * is (rule 55).
 */
export function requireOwnPage(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  if (site !== 'cross-site' && site !== 'same-site') return;
  throw new HttpError(403, ({ foreign }) => foreign);
}

/** Throws 415 for another type: a form of another site can send neither JSON nor a picture under its own type. */
export function requireType(request: Request, wanted: RegExp, words: string): void {
  const type = request.headers.get('content-type') ?? '';
  if (!wanted.test(type)) throw new HttpError(415, `Send ${words}`);
}

/** Parses the JSON body. Throws 400 with the first broken rule's message, 413 over `largest` bytes, 415. */
export async function readBody<Body>(
  request: Request,
  schema: z.ZodType<Body>,
  largest: number,
): Promise<Body> {
  requireType(request, /^application\/json\b/i, 'JSON, as application/json');
  const bytes = await readBytes(request, largest);
  return check(schema, parseJson(new TextDecoder().decode(bytes)));
}

export function readQuery<Query>(request: Request, schema: z.ZodType<Query>): Query {
  return check(schema, Object.fromEntries(new URL(request.url).searchParams));
}

/** Throws 413 over `largest` bytes. */
export async function readBytes(
  request: Request,
  largest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new HttpError(413, (words) => words.tooLarge(sizeText(largest)));
  if (Number(request.headers.get('content-length') ?? 0) > largest) throw tooLarge;
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > largest) throw tooLarge;
  return bytes;
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes / 1000} kB` : `${bytes / 1_000_000} MB`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body must be valid JSON');
  }
}

function check<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const { message = 'Invalid', path = [] } = issue ?? {};
  const field = path.join('.');
  const typed = typedInput(message);
  if (typed) throw new HttpError(400, ({ inputs }) => inputs[typed], {}, { field });
  throw new HttpError(400, ({ language, invalid }) => {
    const text = language === 'en' ? message : invalid;
    return field ? `${field}: ${text}` : text;
  });
}

/** Returns the name of a message about what visitors type, or undefined. They read only these: without the field's name, in each language. */
function typedInput(message: string): keyof typeof inputMessages | undefined {
  const names = Object.keys(inputMessages) as (keyof typeof inputMessages)[];
  return names.find((name) => inputMessages[name] === message);
}

/** Returns the version in If-Match, or null without the header. Throws 400 unless it is a number. */
export function readVersion(request: Request): number | null {
  const header = request.headers.get('if-match');
  if (header === null) return null;
  const version = Number(header.replaceAll('"', ''));
  if (Number.isInteger(version)) return version;
  throw new HttpError(400, 'If-Match must be the version that was read');
}

/** Returns the Idempotency-Key, or null. Throws 400 for a long one. */
export function readKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (!key || key.length <= longestKey) return key;
  throw new HttpError(400, `Idempotency-Key can have ${longestKey} characters at most`);
}

/** Returns the token of the Authorization header. Throws 401 without one. */
export function readBearer(request: Request): string {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token) return token;
  throw new HttpError(401, ({ noToken }) => noToken);
}

const addresses = ['imageUrl', 'mediaUrl', 'posterUrl'] as const;
type WithPictures = { [Name in (typeof addresses)[number]]?: string | undefined } & {
  images?: { url: string }[] | undefined;
};

/** Replaces the addresses of the shop's own pictures by their paths, so that they are not copied (rule 41). */
export function withOwnPictures<Input extends WithPictures>(input: Input, request: Request): Input {
  const origins = [new URL(request.url).origin, ...siteOrigins()];
  const { images } = input;
  const pictureFields = addresses.flatMap((name) =>
    input[name] ? [[name, input[name]] as const] : [],
  );
  return {
    ...input,
    ...Object.fromEntries(
      pictureFields.map(([name, address]) => [name, toOwnPicture(address, origins)]),
    ),
    ...(images && {
      images: images.map((image) => ({ ...image, url: toOwnPicture(image.url, origins) })),
    }),
  };
}
