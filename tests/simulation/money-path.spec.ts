import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** In a process of its own: the simulation takes the clock and the network away from everything else. */
function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const file = join(import.meta.dirname, script);
    execFile(process.execPath, [file, ...args], (error, output, problems) =>
      resolve({ code: error ? 1 : 0, output: output + problems }),
    );
  });
}

test('However buyers, webhooks, crashes and faults meet, no piece is sold twice and no money is lost', async () => {
  test.setTimeout(300_000);
  const { code, output } = await run('run.ts', '--runs=500');
  expect(code, output).toBe(0);
  expect(output).toContain('500 interleavings');
});

test('A buyer waits for few calls in a row, whoever held the artwork before', async () => {
  const { code, output } = await run('rounds.ts');
  expect(code, output).toBe(0);
  const rounds = JSON.parse(output.slice(output.indexOf('{'))) as Record<string, string[]>;
  const most = {
    'card, never held': [3, 1],
    'card, held before': [4, 1],
    'card, after a hold that lapsed': [4, 1],
    'transfer, never held': [5, 0],
    'transfer, held before': [5, 0],
    'transfer, after a hold that lapsed': [5, 1],
  };
  expect(Object.keys(rounds)).toEqual(Object.keys(most));
  for (const [purchase, [blobs, stripe]] of Object.entries(most)) {
    const count = (name: string) =>
      rounds[purchase]!.filter((round) => round.includes(name)).length;
    expect(count('blobs'), `Blobs, ${purchase}`).toBeLessThanOrEqual(blobs!);
    expect(count('stripe'), `Stripe, ${purchase}`).toBeLessThanOrEqual(stripe!);
  }
});
