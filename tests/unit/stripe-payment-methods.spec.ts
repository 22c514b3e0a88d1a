import { expect, test } from '@playwright/test';
import { delayedPaymentMethods } from '../../netlify/ports/stripe/payment-methods.ts';

/** By Stripe's pages: bank debits, bank transfers and vouchers, known hours or days after the checkout. */
const documented = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'sepa_debit',
  'sofort',
  'us_bank_account',
];
/** Cards, which include Apple Pay and Google Pay, and Link, which is no type to exclude. */
const kept = ['card', 'link', 'cashapp', 'amazon_pay', 'klarna', 'affirm', 'paypal'];

test('Every payment method that Stripe documents as delayed is excluded, and none that is not', () => {
  expect(delayedPaymentMethods).toEqual(expect.arrayContaining(documented));
  expect(kept.filter((type) => delayedPaymentMethods.includes(type))).toEqual([]);
});
