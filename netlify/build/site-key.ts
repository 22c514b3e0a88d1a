import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from './source-hash.ts';

const sources = [
  'src',
  'public',
  'netlify/build',
  'netlify/ports',
  'netlify/use-cases',
  'netlify/env.ts',
  'netlify.toml',
  'astro.config.mjs',
  'tailwind.config.mjs',
  'package-lock.json',
];
const settingsOfPages = /^(PUBLIC_|SITE_URL$|HSTS_|SHIPPING_|INSTAGRAM_PROFILE|CREDIT_)/;

/** What a site is made of besides the store's content. */
export function siteKey(project: string, variables: Record<string, string>): string {
  const settings = Object.entries(variables).filter(([name]) => settingsOfPages.test(name));
  return createHash('sha256')
    .update(hashSources(project, sources))
    .update(JSON.stringify(settings.sort()))
    .digest('hex');
}

/**
 * Empties a cache of rendered pages that other sources or settings have filled. Astro compares a page's own modules only, but
 * a change anywhere can cut the scripts into other files, and a page from the cache would ask for those that are gone.
 */
export function keepCacheOf(key: string, cacheDir: string): void {
  const mark = join(cacheDir, 'site-key');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) return;
  rmSync(cacheDir, { recursive: true, force: true });
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(mark, key);
}
