import { isDeepStrictEqual } from 'node:util';
import { en, type Refusals } from '#words/en/refusals';

/** What an answer says: in the language of its call, or in English to the administrator and to other machines. */
type Text = string | ((words: Refusals) => string);

/** A refusal whose text people read; `headers` are added to the answer, `details` to its body. */
export class HttpError extends Error {
  override name = 'HttpError' as const;
  readonly status: number;
  readonly say: (words: Refusals) => string;
  readonly headers: Record<string, string>;
  readonly details: object;

  constructor(
    status: number,
    text: Text,
    headers: Record<string, string> = {},
    details: object = {},
  ) {
    const say = typeof text === 'string' ? () => text : text;
    super(say(en));
    this.status = status;
    this.say = say;
    this.headers = headers;
    this.details = details;
  }
}

/** A dependency (Blobs, Stripe) does not answer: 503 with Retry-After. */
export class UnavailableError extends HttpError {
  constructor(service: keyof Refusals['services'], options?: ErrorOptions) {
    super(503, (words) => words.unavailable(words.services[service]), { 'retry-after': '5' });
    this.cause = options?.cause;
  }
}

/** Throws 412 for another version than the expected one. Without an expected version the last write wins (rule 39). */
export function requireVersion(current: number, expected: number | null): void {
  if (expected === null || expected === current) return;
  throw new HttpError(412, 'This was changed in another window. Reload it to go on from there.');
}

/**
 * Throws 409 for a known Idempotency-Key with another body: that is another form, of which nothing is stored (rule 42). `first`: what the
 * first call said. `made`: what it made; or, for visitors, all of the words.
 */
export function requireSameForm(
  first: object,
  again: object,
  made: string | ((words: Refusals) => string),
): void {
  if (isDeepStrictEqual(bare(first), bare(again))) return;
  if (typeof made !== 'string') throw new HttpError(409, made);
  throw new HttpError(
    409,
    `This form was saved before, as ${made}. What it says now is not saved: send it again to save it as well.`,
  );
}

/** Returns the values as a record has them, without what is undefined. */
function bare(said: object): unknown {
  return JSON.parse(JSON.stringify(said));
}

/** Returns a 403, by which the screens know that they have to ask for the password. */
export function passwordMissing(): HttpError {
  return new HttpError(
    403,
    'Type your password, too: your money, mails, readers, keys and the data of your buyers are protected.',
  );
}
