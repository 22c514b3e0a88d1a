import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, serverSources } from './source-hash.ts';

const sources = [
  'src',
  'public',
  ...serverSources,
  'netlify.toml',
  'astro.config.mjs',
  'tailwind.config.mjs',
  'package-lock.json',
];
const settingsOfPages =
  /^(PUBLIC_|(SITE_)?URL$|SITE_LANGUAGES$|HSTS_|SHIPPING_|TERMS_|INSTAGRAM_PROFILE|CREDIT_)/;

export function siteKey(project: string, variables: Record<string, string>): string {
  const settings = Object.entries(variables).filter(([name]) => settingsOfPages.test(name));
  return createHash('sha256')
    .update(hashSources(project, sources))
    .update(JSON.stringify(settings.sort()))
    .digest('hex');
}

/**
 * Removes a cache with another key. Astro compares only a page's own modules, so a cached page could load scripts that do not exist any
 * more.
 */
export function removeOtherCaches(key: string, cacheDir: string): void {
  const mark = join(cacheDir, 'site-key');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) return;
  rmSync(cacheDir, { recursive: true, force: true });
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(mark, key);
}
