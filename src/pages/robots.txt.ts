import type { APIContext } from 'astro';

const closed = ['/admin', '/order', '/certificate', '/api'];

export function GET({ site }: APIContext): Response {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
