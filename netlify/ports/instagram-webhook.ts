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

/** Throws 403 unless Instagram signed these very bytes with one of the secrets of INSTAGRAM_APP_SECRET. */
export function requireSignature(body: Uint8Array, request: Request): void {
  const given = request.headers.get('x-hub-signature-256') ?? '';
  const isSigned = appSecrets().some((secret) => isSameSecret(given, signatureOf(body, secret)));
  if (!isSigned) throw new HttpError(403, 'This webhook is not signed by Instagram');
}

// Meta's pages disagree whether the Instagram app secret or the app's own secret signs, so both may be configured.
function appSecrets(): string[] {
  const { INSTAGRAM_APP_SECRET: secrets = '' } = env();
  return secrets
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
}

function signatureOf(body: Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
