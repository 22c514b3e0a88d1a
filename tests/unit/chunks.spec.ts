import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { chunkedFiles } from '../../src/integrations/chunks.ts';

const project = join(import.meta.dirname, '../..');

test('Every file and folder that a chunk names exists', () => {
  expect(chunkedFiles.filter((path) => !existsSync(join(project, path)))).toEqual([]);
});
