import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transportSecurity } from '#shared/transport-security';
import { inlineScripts, readPages } from './built-pages.ts';
import { adminPolicy, publicPolicy } from './content-security-policy.ts';

// A prefetched page serves the click without a second request.
const freshness = 'Cache-Control: public, max-age=0, stale-while-revalidate=20';

/** For a file that has the hash of its content in its name. */
const forEver = 'Cache-Control: public, max-age=31536000, immutable';

/** A browser may ask for an icon with each page. */
const icons = ['/favicon.svg', '/apple-touch-icon.png'];
const forDay = 'Cache-Control: public, max-age=86400';

/** Returns the site that the newsletter's form is sent to. */
type FindFormOrigin = () => Promise<string | null>;

/** Writes `_headers`: HSTS, a Content-Security-Policy each for visitors and /admin, freshness of prefetched pages and of assets. */
export function siteHeaders(findFormOrigin: FindFormOrigin): AstroIntegration {
  return {
    name: 'site-headers',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const folder = fileURLToPath(dir);
        const security = securitySections(hashesOf(folder), await findFormOrigin());
        const fresh = publicPaths(pages.map(({ pathname }) => pathname));
        const sections = [
          ...security,
          ...fresh.map((path) => section(path, [freshness])),
          ...icons.map((path) => section(path, [forDay])),
          ...assetPaths(folder).map((path) => section(path, [forEver])),
        ];
        await writeFile(`${folder}/_headers`, sections.join('\n'));
      },
    },
  };
}

/** Returns the hashes of the inline scripts of all pages. */
function hashesOf(folder: string): string {
  const scripts = new Set<string>();
  for (const page of readPages(folder)) {
    for (const script of inlineScripts(page)) scripts.add(script);
  }
  const hashes = [...scripts].map((script) => `'${sha256(script)}'`);
  return hashes.sort().join(' ');
}

function sha256(code: string): string {
  return `sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}`;
}

function securitySections(hashes: string, formOrigin: string | null): string[] {
  return [
    section('/*', [
      `Strict-Transport-Security: ${transportSecurity(process.env)}`,
      `Content-Security-Policy: ${publicPolicy(hashes, formOrigin)}`,
    ]),
    section('/admin/*', [`Content-Security-Policy: ${adminPolicy(hashes)}`]),
  ];
}

/** Returns one path for each file. A rule for the folder would keep the 404 of a missing file for a year, too. */
function assetPaths(folder: string): string[] {
  const assets = `${folder}/_astro`;
  return existsSync(assets) ? readdirSync(assets).map((file) => `/_astro/${file}`) : [];
}

/** Returns `/about`, and `/art/*` for all paths under `/art`. */
function publicPaths(pathnames: string[]): string[] {
  const paths = pathnames.map((pathname) => {
    const [room = '', ...rest] = pathname.split('/').filter(Boolean);
    return rest.length > 0 ? `/${room}/*` : `/${room}`;
  });
  return [...new Set(paths)].filter((path) => !path.startsWith('/admin')).sort();
}

function section(path: string, headers: string[]): string {
  return `${[path, ...headers].join('\n  ')}\n`;
}
