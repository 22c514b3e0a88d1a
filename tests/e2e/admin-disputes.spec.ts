import { expect } from '@playwright/test';
import { intentOf, newBuyer, payByCard, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import { failRefund, openDispute, waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { openAdmin, rowOf } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test('a disputed order offers neither a refund nor its cancellation, and one that the bank asks about says what ends it', async ({
  page,
  shop,
}) => {
  const open = await buy(shop, 'jou-mache');
  await openDispute(shop, open.intent);
  const asked = await buy(shop, 'tanbouye');
  await openDispute(shop, asked.intent, { status: 'warning_needs_response' });
  const sentBack = await buy(shop, 'choublak');
  await refundAtStripe(shop, sentBack.clientSecret, 6000);
  await waitForEvents(shop);
  await failRefund(shop, (await shop.state()).refunds[0]!.id);
  await waitForEvents(shop);
  await openAdmin(page, shop, '/admin/orders');

  const disputed = rowOf(page, open.id);
  await expect(disputed.getByText('The buyer disputes')).toHaveText(
    'The buyer disputes $150.00. Answer it in Stripe’s dashboard.',
  );
  await expect(disputed.getByRole('option', { name: 'cancelled' })).toBeDisabled();
  await expect(disputed.getByRole('button', { name: /^Give back/ })).toHaveCount(0);

  const inquiry = rowOf(page, asked.id);
  await expect(inquiry.getByText('A full refund now ends it.').first()).toBeVisible();
  await expect(inquiry.getByRole('option', { name: 'cancelled' })).toBeEnabled();
  await expect(inquiry.getByRole('button', { name: /^Give back/ })).toHaveCount(1);

  const owed = rowOf(page, sentBack.id);
  await expect(owed.getByText('Still to send back?')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await owed.getByRole('button', { name: /^No ?, nothing is owed/ }).click();
  await expect(owed.getByText('Still to send back?')).toHaveCount(0);
});

async function buy(shop: RunningShop, work: string) {
  const { clientSecret, orderNumber: id } = (await newBuyer(shop).openCard([work])).body;
  await payByCard(shop, clientSecret);
  await waitForEvents(shop);
  return { id, clientSecret, intent: intentOf(clientSecret) };
}
