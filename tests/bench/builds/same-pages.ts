import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadCatalogue,
  loadContentPages,
  loadDiary,
  loadInspirations,
  loadPageSettings,
  loadProcess,
  loadSeries,
} from '../../../netlify/use-cases/content/site-content.ts';
import { project } from '../../fixtures/start/platform-template.ts';

/** Files that are no pages for visitors, or make only scripts and styles. */
const leftOut = [
  'admin',
  'form',
  'integrations',
  'photograph',
  'site',
  'styles',
  'toasts',
  'ui',
  'pages/admin',
  'pages/[...lang]/checkout.astro',
  'pages/[...lang]/order.astro',
  'pages/[...lang]/certificate.astro',
  'pages/[...lang]/verify.astro',
  'pages/[...lang]/payment-confirmation.astro',
  ...readdirSync(join(project, 'src/layouts'))
    .filter((name) => name.startsWith('Admin'))
    .map((name) => `layouts/${name}`),
];

const config = `import { defineConfig } from 'astro/config';
export default defineConfig({
  site: process.env.SITE_URL,
  trailingSlash: 'never',
  build: { format: 'file' },
  prefetch: false,
  devToolbar: { enabled: false },
  experimental: { incrementalBuild: true },
});
`;

const collections = `import { defineCollection, z } from 'astro:content';
import { readFileSync } from 'node:fs';
const read = (name) =>
  defineCollection({
    loader: async () => JSON.parse(readFileSync('content/' + name + '.json', 'utf8')),
    schema: z.any(),
  });
export const collections = {
  artworks: read('artworks'),
  contentPages: read('contentPages'),
  diary: read('diary'),
  process: read('process'),
  inspirations: read('inspirations'),
  series: read('series'),
  publishing: read('publishing'),
  settings: read('settings'),
};
`;

/**
 * Writes an Astro project with the same pages and nothing else: no React, no Tailwind (the style sheet is a file), no scripts except those
 * in the HTML, no headers, and files instead of the store.
 */
export function writeSamePages(folder: string, site: string): void {
  for (const name of ['public', 'src', 'tsconfig.json', 'package-lock.json'])
    cpSync(join(project, name), join(folder, name), { recursive: true });
  for (const name of leftOut) rmSync(join(folder, 'src', name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), readFileSync(join(project, 'package.json')));
  writeFileSync(join(folder, 'astro.config.mjs'), config);
  writeFileSync(join(folder, 'src/content.config.ts'), collections);
  copyStyles(site, folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.astro')) stripScripts(join(folder, name));
}

function copyStyles(site: string, folder: string): void {
  const home = readFileSync(join(site, 'dist/index.html'), 'utf8');
  const [, address] = /<link rel="stylesheet" href="([^"]+)"/.exec(home) ?? [];
  if (!address) throw new Error('The home page has no style sheet');
  cpSync(join(site, 'dist', address), join(folder, 'public/site.css'));
}

function stripScripts(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replace(/<script>[\s\S]*?<\/script>\n?/g, '')
    .replace(/import \{ ContactForm \} .*\n/, '')
    .replace(/<ContactForm[^>]*\/>/, '')
    .replace(/import '[./]*styles\/site\.css';\n/, '')
    .replace(
      '<slot name="head" />',
      '<slot name="head" />\n<link rel="stylesheet" href="/site.css" />',
    );
  writeFileSync(file, text);
}

/** Writes the content of the store, as the shop's build reads it. */
export async function writeSameContent(folder: string): Promise<void> {
  const artworks = (await loadCatalogue()).map((work, place) => ({ ...work, place, preview: '' }));
  const content = {
    artworks,
    contentPages: await loadContentPages(),
    diary: await loadDiary(),
    process: await loadProcess(),
    inspirations: await loadInspirations(),
    series: await loadSeries(),
    publishing: [{ id: 'site', versions: {} }],
    settings: await loadPageSettings(),
  };
  mkdirSync(join(folder, 'content'), { recursive: true });
  for (const [name, entries] of Object.entries(content))
    writeFileSync(join(folder, 'content', `${name}.json`), JSON.stringify(entries));
}
