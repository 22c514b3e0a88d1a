import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCurrentSite, sitesFolder } from '../../../netlify/server/platform/site/site-builds.ts';
import { project } from '../../fixtures/start/platform-template.ts';
import type { Shop } from '../../fixtures/platform.ts';

/** The paths of a page, of one that shows only its heading and its first picture in its fonts, and of another with the whole style sheet. */
export type BarePages = { path: string; bare: string; styled: string };

/**
 * Writes pages that show only the heading and the first picture of a page, or its first paragraph: no script, and no
 * style except, in one of them, the page's preloaded fonts, and in the other also its style sheet.
 */
export async function publishBarePages(shop: Shop, path: string): Promise<BarePages> {
  const html = await (await fetch(shop.url + path)).text();
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  const home = sitesFolder(project, shop.dataDir);
  const site = readCurrentSite(home);
  if (!site) throw new Error('The shop has no site');
  const publish = (address: string, head: string) => {
    writeFileSync(join(home, String(site.number), `${address}.html`), strip(html, head));
    return `/${address}`;
  };
  const bare = publish(`bare-${name}`, await fontsOf(html, shop.url));
  const styled = publish(
    `styled-${name}`,
    [styleSheet.exec(html)![0], ...preloadsOf(html)].join(''),
  );
  return { path, bare, styled };
}

const styleSheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/;

function preloadsOf(html: string): string[] {
  return html.match(/<link rel="preload" [^>]*as="font"[^>]*>/g) ?? [];
}

/** Returns the tags that preload and use the fonts of a page. */
async function fontsOf(html: string, url: string): Promise<string> {
  const preloads = preloadsOf(html);
  const [, sheet = ''] = styleSheet.exec(html) ?? [];
  const css = await (await fetch(url + sheet)).text();
  const faces = css.match(/@font-face\{[^}]*woff2[^}]*\}/g) ?? [];
  if (preloads.length < 2 || faces.length < preloads.length)
    throw new Error('Where are the fonts?');
  const use = 'body{font-family:Hanken Grotesk}h1{font-family:Fraunces}em{font-family:Fraunces}';
  return `${preloads.join('\n')}\n<style>${faces.join('')}${use}</style>`;
}

function strip(html: string, head: string): string {
  const heading = wordsOf(html, 'h1');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
${head}
</head>
<body>
<h1>${heading}</h1>
${firstPicture(html) ?? `<p>${wordsOf(html, 'p')}</p>`}
</body>
</html>
`;
}

/** Returns the first picture that loads at once: a painting, or the poster of a film. */
function firstPicture(html: string): string | undefined {
  const pictures = html.match(/<picture[\s\S]*?<\/picture>|<video[\s\S]*?<\/video>/g) ?? [];
  return pictures
    .find((picture) => !picture.includes('loading="lazy"') && !picture.includes('data-poster='))
    ?.replace(/<(img|video)/, '<$1 style="width:100%;height:auto"');
}

function wordsOf(html: string, tag: 'h1' | 'p'): string {
  const main = html.slice(html.indexOf('<main'));
  const [, inside = ''] = main.match(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`)) ?? [];
  return inside.replace(/<[^>]*>/g, '').trim();
}
