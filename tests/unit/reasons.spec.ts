import { test } from 'node:test';
import { expect } from '@playwright/test';
import { languages } from '#shared/language';
import type { Reason } from '#shared/reason';
import { writeLetter } from '../../netlify/use-cases/order-mails/letters.ts';
import { toBuyerOrder } from '../../netlify/use-cases/orders/buyer/order-page.ts';
import { orderRecordSchema, toOrder } from '../../netlify/use-cases/orders/record/records.ts';
import { mailOrder } from '../fixtures/buyers/mail-order.ts';
import { aRefund } from '../fixtures/buyers/money.ts';
import { mailShop } from '../fixtures/mail-shop.ts';
import { giveLeastEnvironment } from '../fixtures/start/least-environment.ts';

giveLeastEnvironment();

type Told = Record<(typeof languages)[number], string>;

const title = 'Jou Mache';
const ofArtwork: Record<Extract<Reason, { title: string }>['why'], Told> = {
  bought: {
    en: "You have bought 'Jou Mache' with another order.",
    fr: 'Vous avez acheté « Jour de marché » avec une autre commande.',
    ht: 'Ou gentan achte “Jou Mache” ak yon lòt kòmand.',
  },
  sold: {
    en: "'Jou Mache' was sold to another buyer a moment before.",
    fr: '« Jour de marché » a été vendu à quelqu’un d’autre un instant avant.',
    ht: '“Jou Mache” vann bay yon lòt moun yon ti moman anvan.',
  },
  reserved: {
    en: "'Jou Mache' was reserved for another buyer a moment before.",
    fr: '« Jour de marché » a été réservé pour quelqu’un d’autre un instant avant.',
    ht: '“Jou Mache” rezève pou yon lòt moun yon ti moman anvan.',
  },
  gone: {
    en: "'Jou Mache' is not for sale any more.",
    fr: '« Jour de marché » n’est plus à vendre.',
    ht: '“Jou Mache” pa pou vann ankò.',
  },
  price: {
    en: "The price of 'Jou Mache' has changed.",
    fr: 'Le prix de « Jour de marché » a changé.',
    ht: 'Pri “Jou Mache” chanje.',
  },
  notYet: {
    en: "'Jou Mache' was not on sale yet.",
    fr: '« Jour de marché » n’était pas encore en vente.',
    ht: '“Jou Mache” pa t ankò sou vant.',
  },
};
const others: Record<Exclude<Reason, { title: string }>['why'], Told> = {
  late: {
    en: 'The form was opened more than a day ago.',
    fr: 'Le formulaire a été ouvert il y a plus d’un jour.',
    ht: 'Fòmilè a louvri depi plis pase yon jou.',
  },
  closed: {
    en: 'The shop did not sell anything at that moment.',
    fr: 'La boutique ne vendait rien à ce moment-là.',
    ht: 'Boutik la pa t ap vann anyen lè sa a.',
  },
  part: {
    en: 'Only a part of the money was taken from the card.',
    fr: 'Une partie seulement du montant a été prélevée sur la carte.',
    ht: 'Se sèlman yon pati nan lajan an ki te pran sou kat la.',
  },
  notDue: {
    en: 'This amount was not to be paid any more.',
    fr: 'Ce montant n’était plus à payer.',
    ht: 'Montan sa a pa t pou peye ankò.',
  },
  overdue: {
    en: 'The time to pay is over.',
    fr: 'Le délai de paiement est dépassé.',
    ht: 'Tan pou peye a fini.',
  },
  ended: {
    en: 'The payment ended before it was complete.',
    fr: 'Le paiement a été interrompu avant d’être terminé.',
    ht: 'Pèman an kanpe anvan l fini.',
  },
  wasCancelled: {
    en: 'The order was cancelled.',
    fr: 'La commande a été annulée.',
    ht: 'Kòmand lan anile.',
  },
  cancelled: { en: 'Order cancelled', fr: 'Commande annulée', ht: 'Kòmand anile' },
  excess: {
    en: 'More than agreed',
    fr: 'Trop-perçu',
    ht: 'Plis lajan pase sa nou te antann nou',
  },
  testOrder: {
    en: 'This order is from a test of the shop, with Stripe’s ‘test keys’. Remove it.',
    fr: 'Cette commande vient d’un essai de la boutique, avec les « clés de test » de Stripe. Supprimez-la.',
    ht: 'Kòmand sa a soti nan yon tès boutik la, ak “kle tès” Stripe yo. Retire l.',
  },
};
const table: [Reason, Told][] = [
  ...keysOf(ofArtwork).map((why): [Reason, Told] => [{ why, title }, ofArtwork[why]]),
  ...keysOf(others).map((why): [Reason, Told] => [{ why }, others[why]]),
];

for (const language of languages) {
  for (const [reason, told] of table) {
    test(`the reason '${reason.why}' is told in ${language} in mails and on the order’s page, and in English at the desk (rule 73)`, () => {
      const order = orderRecordSchema.parse({
        ...mailOrder(1, { language }),
        money: [{ ...aRefund({ note: 'Typed' }), reason }],
        whyEnded: reason,
      });
      const said = told[language];
      for (const kind of ['released', 'refunded', 'partly-refunded'] as const) {
        const { text } = writeLetter(order, { kind, about: 'lost' }, mailShop)!;
        expect(flat(text), kind).toContain(said.replace(/\.$/, ''));
      }
      expect(toBuyerOrder(order).refunds.map((refund) => flat(refund.reason))).toEqual([said]);
      const { endReason, refunds, money } = toOrder(order, 'live');
      expect([endReason, refunds[0]?.reason, money[0]?.note]).toEqual(Array(3).fill(told.en));
    });
  }
}

test('what the administrator typed is told as it is', () => {
  const typed = aRefund({ note: 'A scratch on the frame' });
  const order = { ...mailOrder(1, { language: 'ht' }), money: [typed] };
  expect(toBuyerOrder(order).refunds).toMatchObject([{ reason: 'A scratch on the frame' }]);
});

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}

/** Mails break lines, and French has no-break spaces. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ');
}
