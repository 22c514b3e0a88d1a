import { test } from 'node:test';
import { expect } from '@playwright/test';
import { openingSteps } from '../../src/shared/admin/opening.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { requireTransferInfo } from '../../netlify/use-cases/checkout/transfer-info.ts';
import { readOpening } from '../../netlify/use-cases/opening.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();

test('without a recipient the shop does not offer transfers', async () => {
  await expect(requireTransferInfo()).rejects.toThrow(
    'Bank transfer is not offered at the moment.',
  );
});

test('an open shop hears again of what it lacks: keys, and terms once real money can come (rule 103)', async () => {
  await writeJson('opening', { finishedAt: new Date().toISOString() });
  const listOpen = async () => {
    const { done } = await readOpening();
    return openingSteps.filter((step) => !done.includes(step));
  };
  const unset = { ...process.env };
  delete process.env['STRIPE_SECRET_KEY'];
  expect(await listOpen()).toEqual(['stripe', 'build-hook', 'mail', 'instagram']);
  process.env['STRIPE_SECRET_KEY'] = 'sk_live_x';
  process.env['PUBLIC_STRIPE_PUBLISHABLE_KEY'] = 'pk_live_x';
  expect(await listOpen()).toEqual(['build-hook', 'mail', 'terms', 'instagram']);
  process.env = unset;
});
