import { createHmac } from 'node:crypto';
import { HttpError } from '../../errors.ts';
import { isSameSecret } from '../../same-secret.ts';
import { readKey } from '../keys.ts';

/** Returns the challenge of a subscription with our verify token. Throws 403. */
export async function readWebhookChallenge(query: URLSearchParams): Promise<string> {
  const verifyToken = await readKey('INSTAGRAM_VERIFY_TOKEN');
  const isOurs = verifyToken && isSameSecret(query.get('hub.verify_token') ?? '', verifyToken);
  const challenge = query.get('hub.challenge');
  if (isOurs && query.get('hub.mode') === 'subscribe' && challenge) return challenge;
  throw new HttpError(403, 'This subscription does not carry the word that was agreed on');
}

/** Throws 403 unless one of the secrets of INSTAGRAM_APP_SECRET signed these bytes. */
export async function requireInstagramSignature(body: Uint8Array, request: Request): Promise<void> {
  const signature = request.headers.get('x-hub-signature-256') ?? '';
  const secrets = appSecretsIn((await readKey('INSTAGRAM_APP_SECRET')) ?? '');
  const isSigned = secrets.some((secret) => isSameSecret(signature, signatureOf(body, secret)));
  if (!isSigned) throw new HttpError(403, 'This webhook is not signed by Instagram');
}

// Meta's pages disagree which secret signs, the Instagram app's or the app's: both can be configured.
function appSecretsIn(secrets: string): string[] {
  return secrets
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
}

function signatureOf(body: Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
