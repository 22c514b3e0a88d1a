import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const project = join(import.meta.dirname, '../..');
const largestShare = 0.05;

test('comments are at most 5 % of the lines of the product', () => {
  const lines = execFileSync('git', ['ls-files', 'src', 'netlify'], {
    cwd: project,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|js|astro|css)$/.test(file))
    .filter((file) => !file.startsWith('netlify/local/'))
    .flatMap((file) => readFileSync(join(project, file), 'utf8').trimEnd().split('\n'));
  const comments = lines.filter((line) => /^\s*(?:\/\/|\{?\/\*|\*|<!--)/.test(line));
  expect(comments.length / lines.length).toBeLessThanOrEqual(largestShare);
});
