import { createHmac } from 'node:crypto';
import { env } from '../env.ts';
import { HttpError, UnavailableError } from '../http/errors.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { requireLiveDeploy } from './live-deploy.ts';

const startMs = 3000;

/**
 * Starts a background function of this shop; it answers at once and works on. The call goes to the primary address and follows
 * no redirect: Netlify redirects from any other address, and the POST would arrive as a GET without its secret. Throws 503 when
 * the function could not be started, 403 in a preview.
 */
export async function startBackground(name: string): Promise<void> {
  requireLiveDeploy();
  const { LOCAL_SHOP_URL, URL: primaryUrl, SITE_URL } = env();
  const url = new URL(`/.netlify/functions/${name}`, LOCAL_SHOP_URL ?? primaryUrl ?? SITE_URL);
  const headers = { authorization: `Bearer ${passOf(name)}` };
  const signal = AbortSignal.timeout(startMs);
  const call: RequestInit = { method: 'POST', headers, signal, redirect: 'manual' };
  const response = await fetch(url, call).catch((cause) => {
    throw new UnavailableError('The shop', { cause });
  });
  if (!response.ok)
    throw new UnavailableError('The shop', { cause: `${name}: ${response.status}` });
}

/** A background function has an address like any other: only the shop itself may call it. Throws 403. */
export function requirePass(request: Request, name: string): void {
  const given = request.headers.get('authorization') ?? '';
  if (isSameSecret(given, `Bearer ${passOf(name)}`)) return;
  throw new HttpError(403, 'Only the shop itself may call this');
}

function passOf(name: string): string {
  return createHmac('sha256', env().JWT_SECRET).update(name).digest('base64url');
}
