import { entriesOf } from '#shared/ledger';
import { expect, type Page } from '@playwright/test';
import { inDays, makeOffer, ofJouMache } from '../fixtures/buyers/offers.ts';
import { test } from '../fixtures/shop.ts';
import { cards, fillCard } from './purchase-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const inTwoParts = {
  ...ofJouMache,
  words: 'As we said on Sunday.\nThe frame is a present.',
  parts: [
    { cents: 4000, until: inDays(7) },
    { cents: 8000, until: inDays(40) },
  ],
};

test('an offer is paid on its page: the first part by card, the second by a transfer that is said as sent, and a rest below 50 cents by no card (rules 96, 97)', async ({
  page,
  shop,
  admin,
}) => {
  const offer = await makeOffer(admin, inTwoParts);
  const toStripe: string[] = [];
  page.on(
    'request',
    (request) => /stripe|CardForm/.test(request.url()) && toStripe.push(request.url()),
  );
  await page.goto(shop.url + offer.orderPage, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('An offer for you');
  await expect(main.getByText('The frame is a present.')).toBeVisible();
  await expectWork(page);
  await expect(main.getByText(/^Reserved for you until/)).toBeVisible();
  await expect(rowsOf(page)).toHaveText([/^By .*Now\$40\.00$/, /^By .*Later\$80\.00$/]);
  await main.getByRole('radio', { name: 'The whole balance' }).check();
  await expect(main.getByRole('button', { name: 'Pay $120.00 by card' })).toBeVisible();
  await main.getByRole('radio', { name: 'The next part' }).check();
  await expectAccessibleEverywhere(page, 'an offer');
  expect(toStripe).toEqual([]);

  await main.getByRole('button', { name: 'Pay $40.00 by card' }).click();
  await fillCard(page, cards.good);
  await expect(main.getByText('Not reserved until you pay')).toHaveCount(0);
  await main.getByRole('button', { name: 'Pay $40.00', exact: true }).click();
  await expect(main.getByText('We have received $40.00. Thank you.')).toBeVisible();
  await expect(rowsOf(page)).toHaveText([/Paid\$40\.00$/, /Next\$80\.00$/]);
  await expect(main.getByRole('region', { name: 'What we have received' })).toHaveText(
    /Paid on .*, by card\$40\.00Still due\$80\.00$/,
  );

  // Its day is weeks away.
  const byTransfer = main.getByRole('button', { name: /^Pay by bank transfer/ });
  await expect(byTransfer).toBeHidden();
  await main.getByText('Pay it now').click();
  await byTransfer.click();
  await expect(main.getByRole('region', { name: 'How to pay' })).toContainText('$80.00');
  await main.getByRole('button', { name: 'I have sent the money' }).click();
  await expect(main.getByText(/^You told us that the money is on its way/)).toBeFocused();
  await expectAccessibleEverywhere(page, 'an offer that is paid in part');
  // The delivery is below the payment.
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Jou Mache',
    'The painter writes',
    'Payments',
    'How to pay',
    'What we have received',
    'Delivery',
    'Receipt',
  ]);
  const money = entriesOf((await admin.findOrder(offer.id))!);
  expect(money.map(({ cents, way, state }) => [cents, way, state])).toEqual([
    [4000, 'card', 'done'],
    [8000, 'zelle', 'said'],
  ]);

  await page.reload();
  await expect(main.getByText(/^You told us that the money is on its way/)).toBeVisible();
  await expect(main.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
  await main.getByRole('button', { name: 'Pay by card instead' }).click();
  await expect(main.getByRole('button', { name: 'Pay $80.00', exact: true })).toBeVisible();

  await admin.arrived(offer.id, '79.70');
  await page.reload();
  await main.getByText('Pay it now').click();
  await expect(main.getByText('No card pays less than $0.50.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'by card' })).toHaveCount(0);
  await main.getByRole('button', { name: /^Pay by bank transfer/ }).click();
  await expect(main.getByRole('region', { name: 'How to pay' })).toContainText('$0.30');
});

/** Expects the work as on its own page: whole on the screen, with its label and a link. */
async function expectWork(page: Page) {
  const work = page.getByRole('region', { name: 'Jou Mache' });
  await expect(work).toHaveText(
    /^Jou MacheAcrylic on canvas, 202424 x 18 in \(61.x.46.cm\)\$120\.00$/,
  );
  await expect(work.getByRole('link')).toHaveAttribute('href', '/art/jou-mache');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = (await work.getByRole('img').boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(0.62 * height + 1);
    expect(box.height).toBeGreaterThan(180);
  }
}

function rowsOf(page: Page) {
  return page.getByRole('region', { name: /Payments|Paiements/ }).getByRole('listitem');
}
