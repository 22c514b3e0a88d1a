import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const stripe = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

type Sources = { script: string; frame: string; connect: string };

// A page that was fetched when its link was pointed at serves the press: without it the browser would ask once more.
const freshness = 'Cache-Control: public, max-age=0, stale-while-revalidate=20';

/**
 * Writes `_headers`: one Content-Security-Policy for visitors and one for /admin (rulings 18), and how long a page that was
 * fetched ahead may stand for itself. What is sold meanwhile says so all the same: its state is asked for.
 */
export function siteHeaders(): AstroIntegration {
  return {
    name: 'site-headers',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const folder = fileURLToPath(dir);
        const policies = policySections(inlineScriptHashes(folder));
        const fresh = publicPaths(pages.map(({ pathname }) => pathname));
        const sections = [...policies, ...fresh.map((path) => section(path, freshness))];
        await writeFile(`${folder}/_headers`, sections.join('\n'));
      },
    },
  };
}

// Not asynchronous: a promise for each of ten thousand small files costs more than reading them. Each script is kept once:
// a piece of a text keeps the whole text in memory.
function inlineScriptHashes(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = new Set<string>();
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    for (const script of inlineScripts(readFileSync(`${folder}/${page}`, 'utf8')))
      scripts.add(script);
  }
  return [...scripts]
    .map((script) => `'${sha256(script)}'`)
    .sort()
    .join(' ');
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
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

function policySections(hashes: string): string[] {
  const admin = { script: '', frame: "'none'", connect: '' };
  return [
    section('/*', `Content-Security-Policy: ${policy(hashes, stripeSources())}`),
    section('/admin/*', `Content-Security-Policy: ${policy(hashes, admin)}`),
  ];
}

/** `/about`, and `/art/*` for all that lies under `/art`. */
function publicPaths(pathnames: string[]): string[] {
  const paths = pathnames.map((pathname) => {
    const [room = '', ...rest] = pathname.split('/').filter(Boolean);
    return rest.length > 0 ? `/${room}/*` : `/${room}`;
  });
  return [...new Set(paths)].filter((path) => !path.startsWith('/admin')).sort();
}

// In a local build the stand-in's origin takes the place of Stripe's.
function stripeSources(): Sources {
  const local = process.env['PUBLIC_STRIPE_JS_URL'];
  if (!local) return stripe;
  const { origin } = new URL(local);
  return { script: origin, frame: origin, connect: origin };
}

function policy(hashes: string, { script, frame, connect }: Sources): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes} ${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${frame}`,
    `connect-src 'self' ${connect}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.replace(/\s+/g, ' ').trim())
    .join('; ');
}

function section(path: string, header: string): string {
  return `${path}\n  ${header}\n`;
}
