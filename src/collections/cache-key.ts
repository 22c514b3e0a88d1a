import { createHash } from 'node:crypto';
import { findContent } from './content-pages.ts';
import { findSiteSettings } from './site-settings.ts';

export async function frameOfEveryPage() {
  const [{ title, description, translations }, settings] = await Promise.all([
    findContent('home'),
    findSiteSettings(),
  ]);
  return { title, description, translations, settings };
}

/** The cache key names all that a page shows: a page is rendered again when it changes. */
export function keyOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
