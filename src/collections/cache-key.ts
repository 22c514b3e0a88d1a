import { createHash } from 'node:crypto';
import { findContent } from './content-pages.ts';
import { siteSettings } from './site-settings.ts';

/** What stands on every page beside its own subject. */
export async function frameOfEveryPage() {
  const { title, description } = await findContent('home');
  return { title, description, siteSettings };
}

/** A page is rendered again when this changes: it names all that the page shows (design, section 10, 9). */
export function keyOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
