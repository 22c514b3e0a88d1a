import { expect, test } from '@playwright/test';
import { runFresh } from '../fixtures/start/fresh-process.ts';
import { least } from '../fixtures/start/least-environment.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'studio@shop.example' };
const minute = 60_000;

test('without mail a transfer order holds for its whole time from the start', async () => {
  expect(await firstHold({})).toEqual([72 * 60 * minute, false, '']);
  expect(await firstHold({ SMTP_URL: mail.SMTP_URL })).toEqual([72 * 60 * minute, false, '']);
});

test('with mail it holds for the shorter of both times; fractions count', async () => {
  expect((await firstHold(mail)).slice(0, 2)).toEqual([240 * minute, true]);
  const half = await firstHold({ ...mail, TRANSFER_CONFIRM_MINUTES: '0.5' });
  expect(half.slice(0, 2)).toEqual([minute / 2, true]);
  const short = await firstHold({ ...mail, TRANSFER_HOLD_HOURS: '1' });
  expect(short.slice(0, 2)).toEqual([60 * minute, true]);
});

/** Length of a new transfer order's hold, whether it waits for confirmation, and its secret. */
async function firstHold(env: Record<string, string>): Promise<unknown[]> {
  const code = `
    const { firstTransferHoldMs, newTransferState } = await import('./netlify/use-cases/checkout/transfer-hold.ts');
    const { awaitsConfirmation, confirmKey } = newTransferState('zelle');
    console.log(JSON.stringify([firstTransferHoldMs(), awaitsConfirmation, confirmKey]));
  `;
  return JSON.parse(await runFresh(code, { ...least, ...env })) as unknown[];
}
