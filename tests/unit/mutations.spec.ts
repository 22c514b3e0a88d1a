import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { faults } from '../mutations/faults.ts';

const project = join(import.meta.dirname, '../..');

test('the text of each planted fault stands once in its file, and its tests are there', () => {
  for (const { file, text, says, tests } of faults) {
    const source = readFileSync(join(project, file), 'utf8');
    expect(source.split(text), `${says}: ${file}`).toHaveLength(2);
    for (const one of tests.filter((name) => name.includes('/')))
      expect(existsSync(join(project, `tests/${one}.spec.ts`)), one).toBe(true);
  }
});
