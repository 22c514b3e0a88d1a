import { createHmac } from 'node:crypto';
import { env } from '../env.ts';
import { HttpError } from '../http/errors.ts';
import { isSameSecret } from '../http/same-secret.ts';

/** The challenge of a subscription that carries our own word (facts, section C). Throws 403. */
export function readChallenge(query: URLSearchParams): string {
  const { INSTAGRAM_VERIFY_TOKEN: word } = env();
  const isOurs = word && isSameSecret(query.get('hub.verify_token') ?? '', word);
  const challenge = query.get('hub.challenge');
  if (isOurs && query.get('hub.mode') === 'subscribe' && challenge) return challenge;
  throw new HttpError(403, 'This subscription does not carry the word that was agreed on');
}

/** Throws 403 unless Instagram signed these very bytes with the app's secret. */
export function requireSignature(body: Uint8Array, request: Request): void {
  const { INSTAGRAM_APP_SECRET: secret } = env();
  const given = request.headers.get('x-hub-signature-256') ?? '';
  const right = secret && `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  if (right && isSameSecret(given, right)) return;
  throw new HttpError(403, 'This webhook is not signed by Instagram');
}
