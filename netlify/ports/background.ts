import { env } from '../env.ts';
import { HttpError, UnavailableError } from '../errors.ts';
import { keyedHash } from '../keyed-hash.ts';
import { isSameSecret } from '../same-secret.ts';
import { requireLiveDeploy } from './live-deploy.ts';

const startMs = 3000;

/** Calls the primary address: a redirected POST arrives as a GET without its secret. Throws 503, 403 in a preview. */
export async function startBackground(name: string): Promise<void> {
  requireLiveDeploy();
  const { LOCAL_SHOP_URL, URL: primaryUrl, SITE_URL } = env();
  const url = new URL(`/.netlify/functions/${name}`, LOCAL_SHOP_URL ?? primaryUrl ?? SITE_URL);
  const headers = { authorization: `Bearer ${passOf(name)}` };
  const signal = AbortSignal.timeout(startMs);
  const call: RequestInit = { method: 'POST', headers, signal, redirect: 'manual' };
  const response = await fetch(url, call).catch((cause) => {
    throw new UnavailableError('shop', { cause });
  });
  if (!response.ok) throw new UnavailableError('shop', { cause: `${name}: ${response.status}` });
}

/** Throws 403 unless the shop itself calls: a background function has a public address. */
export function requirePass(request: Request, name: string): void {
  const authorization = request.headers.get('authorization') ?? '';
  if (isSameSecret(authorization, `Bearer ${passOf(name)}`)) return;
  throw new HttpError(403, 'Only the shop itself may call this');
}

function passOf(name: string): string {
  return keyedHash('background', name, 'base64url');
}
