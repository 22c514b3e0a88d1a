import { createHash } from 'node:crypto';

export type Decline = { code: string; decline_code?: string; message: string };
export type Outcome = { kind: 'success' } | { kind: 'redirect' } | ({ kind: 'decline' } & Decline);

const refusals: Record<string, Decline> = {
  '4000000000000002': {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  '4000000000009995': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
};
const redirecting = '4000002500003155';

const outcomes = new Map<string, Outcome>([
  [fingerprintOf(redirecting), { kind: 'redirect' }],
  ...Object.entries(refusals).map(
    ([number, decline]) => [fingerprintOf(number), { kind: 'decline', ...decline }] as const,
  ),
]);

/** Stripe's ready-made payment methods for calls without a browser, and their card numbers. */
export const namedCards: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
};

/** Identifies a card number without storing it. */
export function fingerprintOf(number: string): string {
  return createHash('sha256').update(number).digest('base64url').slice(0, 16);
}

/** Returns the result of a charge on the card with this fingerprint. An unknown card pays. */
export function outcomeOf(fingerprint: string): Outcome {
  return outcomes.get(fingerprint) ?? { kind: 'success' };
}
