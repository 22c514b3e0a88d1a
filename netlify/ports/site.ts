import { siteVersionSchema, type SiteVersion } from '#shared/admin/publishing';
import { env, primaryAddress } from '../env.ts';

const answerMs = 2000;

/** Returns null if the live site does not answer. */
export async function findSiteVersion(): Promise<SiteVersion | null> {
  try {
    const response = await askSite(env().LOCAL_SHOP_URL ?? primaryAddress());
    return response.ok ? siteVersionSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}

/** Returns the status that a visitor without a cookie gets; null if the live site does not answer. */
export async function findSiteStatus(): Promise<number | null> {
  try {
    const { status, body } = await askSite(primaryAddress());
    await body?.cancel();
    return status;
  } catch {
    return null;
  }
}

function askSite(address: string): Promise<Response> {
  return fetch(new URL('/version.json', address), { signal: AbortSignal.timeout(answerMs) });
}
