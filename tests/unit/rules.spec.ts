import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';

const project = join(import.meta.dirname, '../..');
const thisFile = 'tests/unit/rules.spec.ts';

/** Documents that are not in the repository, as older comments cited them. */
const outside =
  /\brulings?\b|\bspec(?:ification)?(?:,|\)|'s| says)|\(spec\b|\bthe spec\b|\b(?:facts|design)(?:, section|\.md)|\b(?:local|look|production)(?:\.md|, section)|\bissues? \d/i;

test('no file cites a document outside of the repository', () => {
  const cited = findLines(outside);
  expect(cited).toEqual([]);
});

test('every rule that a file cites is in docs/rules.md', () => {
  const rules = new Set(read('docs/rules.md').match(/^\d+(?=\. )/gm));
  const unknown = findLines(/\(rules? [^)]*\)/).filter((line) =>
    [...line.matchAll(/\(rules? ([^)]*)\)/g)]
      .flatMap(([, numbers = '']) => numbers.split(/\D+/))
      .some((number) => !rules.has(number)),
  );
  expect(rules.size).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});

function findLines(pattern: RegExp): string[] {
  const files = execFileSync('git', ['ls-files'], { cwd: project, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|js|astro|css|md|toml|json|example)$/.test(file))
    .filter((file) => file !== 'package-lock.json' && file !== thisFile);
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

function read(file: string): string {
  return readFileSync(join(project, file), 'utf8');
}
