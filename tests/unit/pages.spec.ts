import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { ownTests, pageNames, publicPages, screens, visited } from '../fixtures/pages.ts';
import { project } from '../fixtures/start/platform-template.ts';

test('each page is in the tests of axe and bytes, or names the test that runs axe on it', () => {
  for (const address of [...publicPages, ...screens])
    expect(
      address,
      `Add an address of ${address} to 'examples' of tests/fixtures/pages.ts, or its e2e file to 'ownTests'`,
    ).not.toContain('[');
  for (const [name, file] of Object.entries({ ...ownTests, ...visited })) {
    expect(pageNames, 'tests/fixtures/pages.ts').toContain(name);
    const text = readFileSync(join(project, `tests/e2e/${file}.spec.ts`), 'utf8');
    expect(text, `${file} runs axe on ${name}`).toMatch(/expectAccessible|expectSound|see\(page/);
  }
});

test('each page has a link: in a menu, on another page or in a mail', () => {
  // The list of pages that have texts of their own links all of them.
  const exclude = ['src/admin/content/PageEditor.tsx'];
  const sources = globSync('{src,netlify}/**/*.{astro,ts,tsx}', { cwd: project, exclude }).map(
    (file) => ({ file, text: readFileSync(join(project, file), 'utf8') }),
  );
  const isLinked = (name: string) => {
    const address = new RegExp(`[\`'"}]${name}(?![\\w/-])`);
    return sources.some(({ file, text }) => !file.endsWith(`${name}.astro`) && address.test(text));
  };
  const fixed = pageNames.filter((name) => !name.includes('[') && name !== '/404');
  expect(fixed.filter((name) => !isLinked(name))).toEqual([]);
});
