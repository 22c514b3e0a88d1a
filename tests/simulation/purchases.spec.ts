import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const script = join(import.meta.dirname, 'purchases/run.ts');

for (const [title, args] of [
  ['A card is charged only for paintings that are its order’s, in any order of events', []],
  ['The same when many settle the same payments at once', ['--rush']],
] as const) {
  test(title, async () => {
    test.setTimeout(300_000);
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--runs=150', ...args]);
    expect(stdout).toContain('150 interleavings');
  });
}
