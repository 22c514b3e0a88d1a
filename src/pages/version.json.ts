import { getEntry } from 'astro:content';
import type { SiteVersion } from '#shared/publishing';

/** The last change that this site contains, and when it was built. */
export async function GET(): Promise<Response> {
  const entry = await getEntry('publishing', 'site');
  const version: SiteVersion = {
    version: entry?.data.version ?? '',
    builtAt: new Date().toISOString(),
  };
  return Response.json(version);
}
