import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import {
  connectStripe,
  createIntent,
  createPaidIntent,
  test,
  webhookSecret,
} from './sandbox-fixture.ts';

test('nothing is lost by a kill -9, a webhook on its way included', async ({
  dataDir,
  receiver,
  startTestSandbox,
}) => {
  receiver.statuses.push(...Array<number>(100).fill(500));
  const { child, url } = await spawnSandbox(dataDir, receiver.url);
  const open = await createIntent(connectStripe(url));
  const paid = await createPaidIntent(connectStripe(url));
  child.kill('SIGKILL');
  await once(child, 'exit');
  const attemptsBefore = receiver.received.length;
  receiver.statuses.length = 0;

  const sandbox = await startTestSandbox();
  const stripe = connectStripe(sandbox.url);
  expect((await stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded');
  expect((await stripe.paymentIntents.cancel(open.id)).status).toBe('canceled');
  await expect.poll(() => receiver.received.length).toBe(attemptsBefore + 2);
  await sandbox.close();
});

async function spawnSandbox(dataDir: string, shopUrl: string) {
  const entry = `${import.meta.dirname}/sandbox-process.ts`;
  const child = spawn(process.execPath, [entry, dataDir, shopUrl, webhookSecret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, url: await readLine(child) };
}

async function readLine({ stdout }: ChildProcess): Promise<string> {
  const [line] = (await once(stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return line.toString().trim();
}
