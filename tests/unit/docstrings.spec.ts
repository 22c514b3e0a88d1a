import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const project = join(import.meta.dirname, '../..');

/** A function by name, or one that a constant holds. */
const exported =
  /^export (?:async )?(?:function\*? |const \w+(?:: \w+)? = (?:async )?(?:<[^>]+>)?\()/;

test('every exported function says what it is for', () => {
  const silent = ['src', 'netlify'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .flatMap((name) => silentLines(join(folder, name))),
  );
  expect(silent).toEqual([]);
});

function silentLines(file: string): string[] {
  const lines = readFileSync(join(project, file), 'utf8').split('\n');
  return lines
    .filter((line, index) => exported.test(line) && !lines[index - 1]?.trim().endsWith('*/'))
    .map((line) => `${file}: ${line}`);
}
