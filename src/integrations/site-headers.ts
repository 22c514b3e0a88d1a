import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transportSecurity } from '#shared/transport-security';
import { adminPolicy, publicPolicy } from './content-security-policy.ts';

// A prefetched page serves the click without a second request.
const freshness = 'Cache-Control: public, max-age=0, stale-while-revalidate=20';

/** For a file that has the hash of its content in its name. */
const forEver = 'Cache-Control: public, max-age=31536000, immutable';

/** A browser may ask for the icon with each page. */
const forDay = 'Cache-Control: public, max-age=86400';

/** Writes `_headers`: HSTS, a Content-Security-Policy each for visitors and /admin, freshness of prefetched pages and of assets. */
export function siteHeaders(): AstroIntegration {
  return {
    name: 'site-headers',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const folder = fileURLToPath(dir);
        const security = securitySections(readPages(folder));
        const fresh = publicPaths(pages.map(({ pathname }) => pathname));
        const sections = [
          ...security,
          ...fresh.map((path) => section(path, [freshness])),
          section('/favicon.svg', [forDay]),
          ...assetPaths(folder).map((path) => section(path, [forEver])),
        ];
        await writeFile(`${folder}/_headers`, sections.join('\n'));
      },
    },
  };
}

type Found = { hashes: string; forms: string[] };

// Synchronous: ten thousand promises cost more than reading. As bytes (latin1), which take a quarter of the time of
// UTF-8; a hash is of bytes.
function readPages(folder: string): Found {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = new Set<string>();
  const forms = new Set<string>();
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(`${folder}/${page}`, 'latin1');
    for (const script of inlineScripts(html)) scripts.add(script);
    for (const origin of formOrigins(html)) forms.add(origin);
  }
  const hashes = [...scripts].map((script) => `'${sha256(script)}'`).sort();
  return { hashes: hashes.join(' '), forms: [...forms].sort() };
}

/** Returns the origins of other sites to which a page sends a form (rule 110). */
function formOrigins(html: string): string[] {
  return [...html.matchAll(/<form[^>]* action="(?<address>https:[^"]+)"/g)].map(
    ({ groups }) => new URL(groups!['address']!).origin,
  );
}

function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g);
  return [...scripts]
    .map(({ groups = {} }) => groups)
    .filter(({ attributes = '' }) => !/\ssrc=|application\/(ld\+)?json/.test(attributes))
    .map(({ code = '' }) => code)
    .filter(Boolean);
}

function sha256(code: string): string {
  return `sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}`;
}

function securitySections({ hashes, forms }: Found): string[] {
  return [
    section('/*', [
      `Strict-Transport-Security: ${transportSecurity(process.env)}`,
      `Content-Security-Policy: ${publicPolicy(hashes, forms)}`,
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
