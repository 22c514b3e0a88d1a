import { createHmac } from 'node:crypto';
import { env } from '../env.ts';
import { HttpError, UnavailableError } from '../http/errors.ts';
import { isSameSecret } from '../http/same-secret.ts';

const startMs = 3000;

/** Starts a background function of this shop; it answers at once and works on. Throws 503 when it could not be started. */
export async function startBackground(name: string): Promise<void> {
  const { LOCAL_SHOP_URL, SITE_URL } = env();
  const url = new URL(`/.netlify/functions/${name}`, LOCAL_SHOP_URL ?? SITE_URL);
  const headers = { authorization: `Bearer ${passOf(name)}` };
  const signal = AbortSignal.timeout(startMs);
  const response = await fetch(url, { method: 'POST', headers, signal }).catch((cause) => {
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
