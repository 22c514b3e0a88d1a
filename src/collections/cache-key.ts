import { createHash } from 'node:crypto';
import { findContent, hasWords } from './content-pages.ts';
import { findSiteSettings } from './site-settings.ts';

export async function frameOfEveryPage() {
  const [{ title, description, translations }, settings, hasTerms] = await Promise.all([
    findContent('home'),
    findSiteSettings(),
    hasWords('terms'),
  ]);
  return { title, description, translations, settings, hasTerms };
}

/** Returns the hash of all that a page shows as its cache key: a page is rendered again when it changes. */
export function keyOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
