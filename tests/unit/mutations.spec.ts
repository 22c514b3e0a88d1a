import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { project } from '../fixtures/start/platform-template.ts';
import { faults } from '../mutations/faults.ts';
import { readCode } from '../mutations/places.ts';

test('what each planted fault leaves out stands once in its function, and its tests are there', () => {
  const findPlaces = readCode(project);
  for (const fault of faults) expect(findPlaces(fault), fault.says).toHaveLength(1);
  const files = faults.flatMap(({ tests }) => tests.filter((name) => name.includes('/')));
  for (const one of files)
    expect(existsSync(join(project, `tests/${one}.spec.ts`)), one).toBe(true);
});
