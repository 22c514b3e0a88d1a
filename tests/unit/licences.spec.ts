import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';

type Package = { license?: string; dev?: boolean; optional?: boolean; devOptional?: boolean };

/** Licences under which the shop may be run, changed and distributed. */
const free = new Set([
  '0BSD',
  'Apache 2',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Free too, but changes to the package must be published: used unchanged (docs/security.md). */
const used = new Set(['LGPL-3.0-or-later', 'MPL-2.0']);

/** Names its licence in a file only. */
const readByHand: Record<string, string> = { callsite: 'MIT' };

test('Every dependency may be used as the shop uses it', () => {
  const lockfile = join(import.meta.dirname, '../../package-lock.json');
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, Package>;
  };
  const names = Object.entries(packages).filter(([path]) => path !== '');
  expect(names.length).toBeGreaterThan(500);
  const broken = names
    .map(([path, { license }]): [string, string] => {
      const name = path.split('node_modules/').at(-1)!;
      return [name, license ?? readByHand[name] ?? 'none'];
    })
    .filter(([, license]) => !isAllowed(license))
    .map(([name, license]) => `${name}: ${license}`);
  expect(broken).toEqual([]);
});

/** Allows all parts of an AND, or one part of an OR. */
function isAllowed(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((one) => free.has(one) || used.has(one)),
  );
}
