import * as z from 'zod';
import type { SiteVersion } from '#shared/admin/publishing';
import { env, primaryAddress } from '../env.ts';

const answerMs = 2000;
const versionSchema = z.object({
  version: z.string(),
  builtAt: z.iso.datetime(),
  samplePages: z.array(z.string()).optional(),
});

/** Returns null if the live site does not answer. */
export async function findSiteVersion(): Promise<SiteVersion | null> {
  const { LOCAL_SHOP_URL } = env();
  try {
    const signal = AbortSignal.timeout(answerMs);
    const response = await fetch(new URL('/version.json', LOCAL_SHOP_URL ?? primaryAddress()), {
      signal,
    });
    return response.ok ? versionSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
