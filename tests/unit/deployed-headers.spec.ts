import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import type { HookParameters } from 'astro';
import sharp from 'sharp';
import { withHeaders } from '../../netlify/http/headers.ts';
import { openStaticSite } from '../../netlify/server/platform/site/static-site.ts';
import { findFormOrigin } from '../../netlify/use-cases/settings.ts';
import { siteHeaders } from '../../src/integrations/site-headers.ts';
import { project } from '../fixtures/start/platform-template.ts';

const inlineScript = "globalThis.atelye = 'Ayiti chèri';";
const pages = ['checkout', 'admin/orders'];
const settings = ['PUBLIC_STRIPE_JS_URL', 'HSTS_INCLUDE_SUBDOMAINS', 'NETLIFY_BLOBS_CONTEXT'];

const given = settings.map((name) => [name, process.env[name]] as const);
let folder: string;

before(() => void (folder = mkdtempSync(join(tmpdir(), 'atelye-headers-'))));
beforeEach(() => settings.forEach((name) => delete process.env[name]));
after(() => {
  for (const [name, value] of given) if (value !== undefined) process.env[name] = value;
  rmSync(folder, { recursive: true });
});

test('A deployed page may load what Stripe documents, and nothing else from outside', async () => {
  const headersOf = await build();
  expect(readPolicy(await headersOf('/checkout'))).toEqual({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`,
      'https://js.stripe.com',
      'https://*.js.stripe.com',
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://*.stripe.com', 'https://*.link.com'],
    'frame-src': [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://link.com',
      'https://*.link.com',
    ],
    'connect-src': ["'self'", 'https://api.stripe.com', 'https://link.com', 'https://*.link.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'https://hooks.stripe.com'],
    'frame-ancestors': ["'none'"],
  });
});

test('A deployed page may send a form to the newsletter of the settings, and to no other address that a page names (rule 110)', async () => {
  const text = '<p title="<form action="></p><form action="https://text.example/join"></form>';
  writeFileSync(
    join(folder, 'index.html'),
    `${text}<form action="https://[" method="post"></form>`,
  );
  const headersOf = await build({}, 'https://galri.us14.list-manage.com');
  expect(readPolicy(await headersOf('/'))['form-action']).toEqual([
    "'self'",
    'https://hooks.stripe.com',
    'https://galri.us14.list-manage.com',
  ]);
  expect(readPolicy(await headersOf('/admin/orders'))['form-action']).toEqual(["'self'"]);
});

test('A site that is built without a store sends no form elsewhere (rule 110)', async () => {
  expect(await findFormOrigin()).toBeNull();
});

test('A deployed page of the administrator may load nothing from outside', async () => {
  const headersOf = await build();
  const policy = readPolicy(await headersOf('/admin/orders'));
  expect(policy['frame-src']).toEqual(["'none'"]);
  expect(JSON.stringify(policy)).not.toContain('://');
  // A browser obeys both policies if both are sent: the administrator's is narrower in every line.
  const wider = readPolicy(await headersOf('/checkout'));
  for (const [name, sources] of Object.entries(policy)) {
    const allowed = [...wider[name]!, "'none'"];
    expect(allowed, name).toEqual(expect.arrayContaining(sources));
  }
});

test('A browser may keep the icons of the site for a day, because it asks for them with each page', async () => {
  const headersOf = await build();
  for (const icon of ['favicon.svg', 'apple-touch-icon.png']) {
    copyFileSync(join(project, 'public', icon), join(folder, icon));
    expect((await headersOf(`/${icon}`)).get('cache-control')).toBe('public, max-age=86400');
  }
});

test('the icon for the home screen of a telephone is the one of the tabs, with 180 px and no transparency', async () => {
  const file = join(project, 'public/apple-touch-icon.png');
  const { width, height, hasAlpha } = await sharp(file).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false });
  const drawn = sharp(join(project, 'public/favicon.svg'), { density: 72 * (180 / 32) });
  const [icon, expected] = await Promise.all(
    [sharp(file), drawn.removeAlpha()].map((picture) => picture.raw().toBuffer()),
  );
  const difference = icon!.reduce((sum, value, at) => sum + Math.abs(value - expected![at]!), 0);
  expect(difference / icon!.length).toBeLessThan(1);
});

test("Apple gets Stripe's file of the domain without a redirect, which it does not follow", async () => {
  const site = openStaticSite(project, join(project, 'public'));
  const path = '/.well-known/apple-developer-merchantid-domain-association';
  const rule = await site.findRedirect(new Request(`https://shop.example${path}`));
  expect(rule).toMatchObject({ statusCode: 200, redirect: false, external: true });
  expect(rule?.target.href).toBe(
    'https://stripe.com/files/apple-pay/apple-developer-merchantid-domain-association',
  );
});

test('Subdomains must use HTTPS only if the owner configures it', async () => {
  const strict = async (variables?: Record<string, string>) => {
    const headersOf = await build(variables);
    const answers = [await headersOf('/checkout'), withHeaders(new Response()).headers];
    const [page, call] = answers.map((headers) => headers.get('strict-transport-security'));
    expect(call, 'a function sends what a page sends').toBe(page);
    return page;
  };
  expect(await strict()).toBe('max-age=31536000');
  expect(await strict({ HSTS_INCLUDE_SUBDOMAINS: 'false' })).toBe('max-age=31536000');
  expect(await strict({ HSTS_INCLUDE_SUBDOMAINS: 'true' })).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

/** Writes the headers file of a build with these settings; reads a file's headers with Netlify's packages. */
async function build(variables: Record<string, string> = {}, formOrigin: string | null = null) {
  Object.assign(process.env, variables);
  for (const page of pages) writePage(join(folder, `${page}.html`));
  await writeHeadersFile(formOrigin);
  const site = openStaticSite(project, folder);
  return async (path: string) =>
    (await site.answerFile(new Request(`https://shop.example${path}`)))!.headers;
}

/** Writes a page whose script stands behind more than its first megabyte. */
function writePage(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const data = `<script type="application/json">{"words":"<script>${'x'.repeat(2 ** 20)}"}</script>`;
  const scripts = `<script>${inlineScript}</script><script src="/a.js"></script>`;
  writeFileSync(file, `<!doctype html>${data}${scripts}`);
}

async function writeHeadersFile(formOrigin: string | null): Promise<void> {
  const done = siteHeaders(async () => formOrigin).hooks['astro:build:done']!;
  await done({
    dir: pathToFileURL(`${folder}/`),
    pages: pages.map((pathname) => ({ pathname })),
  } as HookParameters<'astro:build:done'>);
}

function readPolicy(headers: Headers): Record<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
