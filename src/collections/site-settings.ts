import { getEntry } from 'astro:content';
import type { PageSettings } from '#shared/admin/settings';

export async function findSiteSettings(): Promise<PageSettings> {
  const entry = await getEntry('settings', 'shop');
  if (!entry) throw new Error('The settings are not loaded');
  return entry.data;
}
