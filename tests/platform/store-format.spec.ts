import { expect, test } from '@playwright/test';
import { startShop } from '../fixtures/platform.ts';
import { restoringKey, writeRecord } from '../fixtures/records.ts';

test('A shop does not start with half a restore, and its builds fail (rule 83)', async () => {
  const shop = await startShop({ kind: 'still' });
  try {
    writeRecord(shop, restoringKey, { id: 'a', file: 'shop.jsonl.gz', sha256: 'b' });
    const sentence =
      'A restore of shop.jsonl.gz is not complete: run `npm run restore` with this file again, because until then the shop does not start, build or sell.';
    await shop.requestBuild();
    const build = await shop.waitForBuild();
    expect(build?.state).toBe('failed');
    expect(build?.error).toContain(sentence);
    await expect(shop.restart()).rejects.toThrow(sentence);
  } finally {
    await shop.close();
  }
});
