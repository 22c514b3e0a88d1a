import type { AstroIntegration } from 'astro';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages, pathPart } from '#shared/language';

/** Writes `_redirects`: the 404 page of each language; an address of a language that is off, as in an old mail, leads to its English page. */
export function siteRedirects(): AstroIntegration {
  return {
    name: 'site-redirects',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const parts = languages.map(pathPart).filter((part) => part !== undefined);
        const rules = parts.map((part) =>
          existsSync(new URL(`${part}/404.html`, dir))
            ? `/${part}/* /${part}/404.html 404`
            : `/${part}/* /:splat 302`,
        );
        await writeFile(fileURLToPath(new URL('_redirects', dir)), `${rules.join('\n')}\n`);
      },
    },
  };
}
