import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCurrentSite, sitesFolder } from '../../netlify/local/platform/site-builds.ts';
import { project } from '../fixtures/platform-template.ts';
import type { Shop } from '../fixtures/platform.ts';

/**
 * Puts a page into a shop's site that shows only the heading and the first picture of one of its pages, or the first
 * paragraph where there is no picture: no style, script or font. Answers its path.
 */
export async function publishBarePage(shop: Shop, path: string): Promise<string> {
  const html = await (await fetch(shop.url + path)).text();
  const name = `bare-${path.slice(1).replaceAll('/', '-') || 'home'}`;
  const home = sitesFolder(project, shop.dataDir);
  const site = readCurrentSite(home);
  if (!site) throw new Error('The shop has no site');
  writeFileSync(join(home, String(site.number), `${name}.html`), strip(html));
  return `/${name}`;
}

function strip(html: string): string {
  const heading = wordsOf(html, 'h1');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
</head>
<body>
<h1>${heading}</h1>
${firstPicture(html) ?? `<p>${wordsOf(html, 'p')}</p>`}
</body>
</html>
`;
}

/** The first picture that the page asks for at once. */
function firstPicture(html: string): string | undefined {
  const pictures = html.match(/<picture[\s\S]*?<\/picture>/g) ?? [];
  return pictures
    .find((picture) => !picture.includes('loading="lazy"'))
    ?.replace('<img', '<img style="width:100%;height:auto"');
}

function wordsOf(html: string, tag: 'h1' | 'p'): string {
  const main = html.slice(html.indexOf('<main'));
  const [, inside = ''] = main.match(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`)) ?? [];
  return inside.replace(/<[^>]*>/g, '').trim();
}
