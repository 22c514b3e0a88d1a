import { getEntry } from 'astro:content';
import type { SiteVersion } from '#shared/admin/publishing';

export async function GET(): Promise<Response> {
  const entry = await getEntry('publishing', 'site');
  const version: SiteVersion = {
    versions: entry?.data.versions ?? {},
    builtAt: new Date().toISOString(),
  };
  return Response.json(version);
}
