import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const stripe = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

type Sources = { script: string; frame: string; connect: string };

/** Writes `_headers` with one Content-Security-Policy for visitors and one for /admin (rulings 18). */
export function securityHeaders(): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const hashes = await inlineScriptHashes(folder);
        await writeFile(`${folder}/_headers`, headersFile(hashes));
      },
    },
  };
}

async function inlineScriptHashes(folder: string): Promise<string> {
  const hashes = new Set<string>();
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const html = await readFile(`${folder}/${file}`, 'utf8');
    for (const script of inlineScripts(html)) hashes.add(`'${sha256(script)}'`);
  }
  return [...hashes].sort().join(' ');
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

function headersFile(hashes: string): string {
  return [
    section('/*', policy(hashes, stripeSources())),
    section('/admin/*', policy(hashes, { script: '', frame: "'none'", connect: '' })),
  ].join('\n');
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

function section(path: string, csp: string): string {
  return `${path}\n  Content-Security-Policy: ${csp}\n`;
}
