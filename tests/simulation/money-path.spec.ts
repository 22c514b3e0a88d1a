import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const folder = import.meta.dirname;

for (const [title, args] of [
  ['A card is charged only for paintings that are its order’s, in any order of events', []],
  ['The same when many settle the same payments at once', ['--rush']],
  [
    'A painting is sold once beside the painter’s posts, reposts and answers (rule 75)',
    ['--feed', '--runs=10'],
  ],
] as const) {
  test(title, async () => {
    test.setTimeout(300_000);
    const stdout = await run('run.ts', '--runs=25', ...args);
    expect(stdout).toMatch(/^(?:25|10) interleavings/);
  });
}

test('A form and its press read once and write nothing; a payment is settled in few calls in a row', async () => {
  const rounds = JSON.parse(await run('rounds.ts')) as Record<string, string[]>;
  const count = (name: string) =>
    ['blobs', 'stripe'].map((host) => rounds[name]!.filter((one) => one === host).length);
  for (const works of ['1 work', '2 works', '3 works']) {
    expect(count(`form, ${works}`), works).toEqual([1, 1]);
    expect(count(`press, ${works}`), works).toEqual([1, 0]);
  }
  expect(count('paid, 1 work')).toEqual([5, 2]);
  expect(count('paid, 2 works')).toEqual([6, 2]);
  expect(count('paid, 3 works')).toEqual([7, 2]);
  const callsOf = (name: string) => rounds[name]!.filter((one) => one.includes('stripe')).length;
  expect(callsOf('run, new disputes')).toBeGreaterThan(1);
  expect(callsOf('run, old disputes'), 'the list of events alone').toBe(1);
});

async function run(script: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, script), ...args]);
  return stdout;
}
