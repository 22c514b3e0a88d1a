import { expect, test } from '@playwright/test';
import { startShop } from '../fixtures/platform.ts';
import { removeRecords } from '../fixtures/records.ts';

test('A shop does not start with the records of an older version, and its builds fail', async () => {
  const shop = await startShop({ kind: 'still' });
  try {
    removeRecords(shop, 'format');
    const sentence = 'The store has format 1, and this shop needs format 2.';
    await shop.requestBuild();
    const build = await shop.waitForBuild();
    expect(build?.state).toBe('failed');
    expect(build?.error).toContain(sentence);
    await expect(shop.restart()).rejects.toThrow(
      `${sentence} Remove the folder ${shop.dataDir}, or set DATA_DIR to a new one.`,
    );
  } finally {
    await shop.close();
  }
});
