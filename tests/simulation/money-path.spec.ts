import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const script = join(import.meta.dirname, 'run.ts');

/** In a process of its own: the simulation takes the clock and the network away from everything else. */
function simulate(runs: number): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, `--runs=${runs}`], (error, output, problems) =>
      resolve({ code: error ? 1 : 0, output: output + problems }),
    );
  });
}

test('However buyers, webhooks, crashes and faults meet, no piece is sold twice and no money is lost', async () => {
  test.setTimeout(300_000);
  const { code, output } = await simulate(500);
  expect(code, output).toBe(0);
  expect(output).toContain('500 interleavings');
});
