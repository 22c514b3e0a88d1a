import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { openAdmin, placeCardOrder, rowOf } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });

test('the packing slip has sender, address, works and the words of a customs form (rule 105) @nightly', async ({
  page,
  shop,
}) => {
  const admin = await shop.admin();
  await admin.send('PATCH', '/api/admin/settings', { shipsFrom: 'Florida' });
  const id = await placeCardOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  await rowOf(page, id).getByRole('link', { name: 'Packing slip' }).click();
  const slip = page.getByRole('article', { name: `Packing slip of order ${id}` });
  for (const words of [
    '12 Rue Capois',
    'Jou Mache',
    'CN23',
    '9701.91',
    '$150.00 (USD)',
    'originUnited States',
    'in lb',
  ])
    await expect(slip).toContainText(words);
  await expect(slip).not.toContainText('Florida');
  await expectAccessibleEverywhere(page);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(paper).toContain('/MediaBox [0 0 612 792]');

  await admin.send('PATCH', '/api/admin/settings', { shipsFrom: 'Jacmel, Haiti' });
  await page.reload();
  await expect(slip).toContainText('Jou Mache');
  await expect(slip).not.toContainText('CN23');
});
