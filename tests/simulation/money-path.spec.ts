import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** In a process of its own: the simulation replaces clock and network. */
function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const file = join(import.meta.dirname, script);
    execFile(process.execPath, [file, ...args], (error, output, problems) =>
      resolve({ code: error ? 1 : 0, output: output + problems }),
    );
  });
}

test('No piece is sold twice and no money is lost, in any order of buyers, webhooks, crashes and faults', async () => {
  test.setTimeout(300_000);
  const { code, output } = await run('run.ts', '--runs=500');
  expect(code, output).toBe(0);
  expect(output).toContain('500 interleavings');
});

test('The same with limits by address, where all buyers share one', async () => {
  test.setTimeout(300_000);
  const { code, output } = await run('run.ts', '--runs=60', '--limits');
  expect(code, output).toBe(0);
});

test('The same when many settle the same payments, while works are hidden and get dearer', async () => {
  test.setTimeout(300_000);
  const { code, output } = await run('run.ts', '--runs=100', '--biased');
  expect(code, output).toBe(0);
});

test('A buyer waits for few calls in a row, whoever held the artwork before', async () => {
  expectFewRounds(await measureRounds(), most);
});

test('A buyer waits for as few calls with limits by address', async () => {
  // Whether there is really no room is asked of the orders that seem to take it.
  expectFewRounds(await measureRounds('--limits'), { ...most, 'card, over the limit': [4, 1] });
});

/** At most so many calls of Blobs and of Stripe in a row. */
const most: Record<string, [blobs: number, stripe: number]> = {
  'card, never held': [3, 1],
  'card, held before': [3, 1],
  'card, after a hold that lapsed': [3, 1],
  'transfer, never held': [4, 0],
  'transfer, held before': [4, 0],
  'transfer, after a hold that lapsed': [4, 1],
};

async function measureRounds(...args: string[]): Promise<Record<string, string[]>> {
  const { code, output } = await run('rounds.ts', ...args);
  expect(code, output).toBe(0);
  return JSON.parse(output.slice(output.indexOf('{'))) as Record<string, string[]>;
}

function expectFewRounds(rounds: Record<string, string[]>, expected: typeof most): void {
  expect(Object.keys(rounds)).toEqual(Object.keys(expected));
  for (const [purchase, [blobs, stripe]] of Object.entries(expected)) {
    const count = (name: string) =>
      rounds[purchase]!.filter((round) => round.includes(name)).length;
    expect(count('blobs'), `Blobs, ${purchase}`).toBeLessThanOrEqual(blobs);
    expect(count('stripe'), `Stripe, ${purchase}`).toBeLessThanOrEqual(stripe);
  }
}
