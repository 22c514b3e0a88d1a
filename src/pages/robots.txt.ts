import type { APIContext } from 'astro';
import { languages, pathIn } from '#shared/language';

const closed = [
  '/admin',
  '/api',
  ...languages.flatMap((language) =>
    ['/order', '/certificate'].map((path) => pathIn(language, path)),
  ),
];

export function GET({ site }: APIContext): Response {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
