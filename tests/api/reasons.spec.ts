import { expect } from '@playwright/test';
import type { BuyerOrder, Order } from '#shared/order';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { openThenSell } from '../fixtures/buyers/sold-meanwhile.ts';
import { authorizeOnly, captureAtStripe, expireAtBank } from '../fixtures/buyers/stripe-account.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { artworkPath, findOwn } from './artworks-client.ts';

type Buyer = ReturnType<typeof newBuyer>;
type Ending = { shop: RunningShop; admin: Admin; buyer: Buyer };
type End = {
  why: string;
  language: 'fr' | 'ht';
  state: 'released' | 'refunded';
  told: string;
  english: string;
  /** Returns the payment, whose order has ended. */
  end: (ending: Ending) => Promise<{ clientSecret: string; orderNumber: string }>;
};

const jouMache = ['jou-mache'] as const;
const ends: End[] = [
  {
    why: 'was sold to somebody else',
    language: 'fr',
    state: 'released',
    told: '« Jour de marché » a été vendu à quelqu’un d’autre un instant avant.',
    english: "'Jou Mache' was sold to another buyer a moment before.",
    end: async ({ shop, admin, buyer }) =>
      pay(shop, await openThenSell(shop, admin, buyer, ['jou-mache'])),
  },
  {
    why: 'was hidden',
    language: 'ht',
    state: 'released',
    told: '“Jou Mache” pa pou vann ankò.',
    english: "'Jou Mache' is not for sale any more.",
    end: async ({ shop, admin, buyer }) => {
      const card = (await buyer.openCard([...jouMache])).body;
      await admin.send('PATCH', `${artworkPath('jou-mache')}/visibility`, { isHidden: true });
      return pay(shop, card);
    },
  },
  {
    why: 'has another price',
    language: 'fr',
    state: 'released',
    told: 'Le prix de « Jour de marché » a changé.',
    english: "The price of 'Jou Mache' has changed.",
    end: async ({ shop, admin, buyer }) => {
      const card = (await buyer.openCard([...jouMache])).body;
      await shop.passMinutes(61);
      const edit = { ...(await findOwn(admin, 'jou-mache')), price: '180' };
      await admin.send('PATCH', artworkPath('jou-mache'), edit);
      return pay(shop, card);
    },
  },
  {
    why: 'has an old form',
    language: 'ht',
    state: 'released',
    told: 'Fòmilè a louvri depi plis pase yon jou.',
    english: 'The form was opened more than a day ago.',
    end: async ({ shop, buyer }) => {
      const card = (await buyer.openCard([...jouMache])).body;
      await shop.passMinutes(25 * 60);
      return pay(shop, card);
    },
  },
  {
    why: 'has a payment that expired at the bank',
    language: 'ht',
    state: 'released',
    told: 'Pèman an kanpe anvan l fini.',
    english: 'The payment ended before it was complete.',
    end: async ({ shop, buyer }) => {
      const { card } = await authorizeOnly(shop, buyer);
      await expireAtBank(shop, card.clientSecret);
      return card;
    },
  },
  {
    why: 'is cancelled by the painter before it is paid',
    language: 'fr',
    state: 'released',
    told: 'La commande a été annulée.',
    english: 'The order was cancelled.',
    end: async ({ shop, admin, buyer }) => {
      const { card } = await authorizeOnly(shop, buyer);
      await admin.setStatus(card.orderNumber, 'cancelled');
      return card;
    },
  },
  {
    why: 'has a payment of which only a part was captured',
    language: 'fr',
    state: 'refunded',
    told: 'Une partie seulement du montant a été prélevée sur la carte.',
    english: 'Only a part of the money was taken from the card.',
    end: async ({ shop, buyer }) => {
      await shop.setFault({ service: 'stripe', mode: 'drop' });
      const card = await pay(shop, (await buyer.openCard([...jouMache])).body);
      await captureAtStripe(shop, card.clientSecret, 5000);
      return card;
    },
  },
];

for (const { why, language, state, told, english, end } of ends) {
  test(`the buyer of an order that ${why} reads the reason in ${language}, the painter in English (rule 73)`, async ({
    shop,
    admin,
  }) => {
    const buyer = readerOf(shop, language);
    const { clientSecret, orderNumber } = await end({ shop, admin, buyer });
    const { body } = await buyer.outcomeOf(clientSecret);
    expect({ ...body, reason: flat(body.reason!) }).toMatchObject({ state, reason: told });
    expect(await mailsTo(shop, orderNumber)).toContain(told.slice(0, -1));
    // A day may have passed: the session is over then.
    const order = await (await shop.admin()).findOrder(orderNumber);
    const { endReason = order?.refunds[0]?.reason } = order!;
    expect(endReason).toBe(english);
  });
}

test('the buyer reads in their language why a paid order was cancelled; the exports are English (rule 73)', async ({
  shop,
  admin,
}) => {
  const buyer = readerOf(shop, 'fr');
  const card = await pay(shop, (await buyer.openCard([...jouMache])).body);
  const { orderPage } = (await buyer.outcomeOf(card.clientSecret)).body;
  await admin.setStatus(card.orderNumber, 'cancelled');
  expect(await reasonsOnPage(shop, orderPage)).toEqual(['Commande annulée']);
  expect((await buyer.outcomeOf(card.clientSecret)).body.reason).toBe('Commande annulée');
  const rows = (await admin.exportCsv('/money')).join('\n');
  expect(rows).toContain('Order cancelled');
  expect(rows).not.toContain('annulée');
});

test('the reason for what came above the price is told in the buyer’s language, and what the painter typed as it is (rule 73)', async ({
  shop,
  admin,
}) => {
  const { orderId, orderPage } = (await readerOf(shop, 'ht').orderByTransfer([...jouMache])).body;
  const path = `/api/admin/orders/${orderId}`;
  await admin.send('POST', `${path}/money`, { id: 'dialog-0001', cents: 17_000, way: 'zelle' });
  const reason = 'More than agreed';
  const excess = { id: 'dialog-0002', cents: 2000, leftCents: 17_000, reason, why: 'excess' };
  const typed = { id: 'dialog-0003', cents: 1000, leftCents: 15_000, reason: 'Yon ti rabè' };
  for (const refund of [excess, excess, typed]) {
    const { status, body } = await admin.send<Order>('POST', `${path}/refunds`, refund);
    expect([status, body.refunds[0]]).toEqual([200, expect.objectContaining({ reason })]);
  }
  const told = 'Plis lajan pase sa nou te antann nou';
  expect(await reasonsOnPage(shop, orderPage)).toEqual([told, 'Yon ti rabè']);
  const mails = await mailsTo(shop, orderId);
  expect(mails).toContain(`Rezon: ${told}.`);
  expect(mails).not.toContain(reason);
});

test('a buyer does not read Stripe’s English words in another language', async ({ shop }) => {
  const buyer = readerOf(shop, 'fr');
  const { clientSecret } = (await buyer.openCard([...jouMache])).body;
  await payByCard(shop, clientSecret, 'pm_card_chargeDeclined');
  expect((await buyer.outcomeOf(clientSecret)).body).toMatchObject({
    state: 'failed',
    reason: 'Le paiement par carte a échoué.',
  });
});

function readerOf(shop: RunningShop, language: End['language']): Buyer {
  return newBuyer(shop, newBrowser(shop, { 'accept-language': language }));
}

async function pay<Card extends { clientSecret: string }>(
  shop: RunningShop,
  card: Card,
): Promise<Card> {
  await payByCard(shop, card.clientSecret);
  return card;
}

async function reasonsOnPage(shop: RunningShop, orderPage: string | null): Promise<string[]> {
  const token = orderPage!.split('#')[1];
  const send = newBrowser(shop, { authorization: `Bearer ${token}` });
  const { body } = await send<BuyerOrder>('GET', '/api/orders/mine');
  return body.refunds.map(({ reason }) => flat(reason));
}

/** Returns the mails to the buyer of an order, in one line. */
async function mailsTo(shop: RunningShop, orderNumber: string): Promise<string> {
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  const own = mails.filter(
    ({ to, subject }) => to === 'marie@example.com' && subject.includes(orderNumber),
  );
  return flat(own.map(({ text }) => text).join('\n'));
}

/** Mails break lines, and French has no-break spaces. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ');
}
