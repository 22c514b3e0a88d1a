import { expect } from '@playwright/test';
import { formatUtcMoment } from '#shared/format';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';

test('the export has times in UTC, in any time zone of the shop', async ({ launch, request }) => {
  const shop = await launch({ TZ: 'America/Port-au-Prince' });
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const admin = await shop.admin();
  await admin.setStatus(body.orderId, 'processing');
  const { paidAt } = (await admin.findOrder(body.orderId))!;
  await signIn(request, shop);
  const csv = await (await request.get(`${shop.url}/api/admin/orders/export`)).text();
  expect(csv).toContain(`"Transfer received on ${formatUtcMoment(paidAt!)}","${paidAt}"`);
});
