import { createHmac } from 'node:crypto';
import { env } from '../../env.ts';
import { HttpError } from '../../errors.ts';
import { isSameSecret } from '../../same-secret.ts';

/** Returns the challenge of a subscription with our verify token. Throws 403. */
export function readWebhookChallenge(query: URLSearchParams): string {
  const { INSTAGRAM_VERIFY_TOKEN: verifyToken } = env();
  const isOurs = verifyToken && isSameSecret(query.get('hub.verify_token') ?? '', verifyToken);
  const challenge = query.get('hub.challenge');
  if (isOurs && query.get('hub.mode') === 'subscribe' && challenge) return challenge;
  throw new HttpError(403, 'This subscription does not carry the word that was agreed on');
}

/** Throws 403 unless one of the secrets of INSTAGRAM_APP_SECRET signed these bytes. */
export function requireInstagramSignature(body: Uint8Array, request: Request): void {
  const given = request.headers.get('x-hub-signature-256') ?? '';
  const isSigned = appSecrets().some((secret) => isSameSecret(given, signatureOf(body, secret)));
  if (!isSigned) throw new HttpError(403, 'This webhook is not signed by Instagram');
}

// Meta's pages disagree which secret signs, the Instagram app's or the app's: both can be configured.
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
