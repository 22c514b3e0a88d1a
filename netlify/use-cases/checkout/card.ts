import type { CardPayment, CardPaymentInput, CheckInput } from '#shared/payment';
import { HttpError } from '../../errors.ts';
import { readKey } from '../../ports/keys.ts';
import { requireCards } from '../../ports/stripe/client.ts';
import { createPayment } from '../../ports/stripe/payments.ts';
import { toMetadata } from '../orders/card/intent-metadata.ts';
import { paymentKeyOf } from '../orders/buyer/payment-answer.ts';
import { newOrderNumber, type Reader } from '../orders/record/records.ts';
import { findFreePurchase, sentIn } from './purchase.ts';

/** Opens a form. Writes nothing: the first payment gets the artworks. Throws 404, 409, 503. */
export async function openCardForm(
  input: CardPaymentInput,
  buyer: string,
  reader: Reader = {},
): Promise<CardPayment> {
  // Read beside the keys, whose absence is told first.
  const finding = findFreePurchase({ sent: sentIn(input), method: 'card', buyer, ...reader });
  finding.catch(() => undefined);
  const [publishableKey = ''] = await Promise.all([
    readKey('PUBLIC_STRIPE_PUBLISHABLE_KEY'),
    requireCards(),
  ]);
  const { artworks, cents } = await finding;
  const orderNumber = newOrderNumber();
  const intent = await createPayment({
    cents,
    description: artworks.map(({ title }) => title).join(', '),
    metadata: toMetadata({ orderId: orderNumber, buyer, ...reader, artworks }),
    key: `order-${orderNumber}`,
  });
  return {
    clientSecret: intent.client_secret ?? '',
    orderNumber,
    paymentKey: paymentKeyOf(intent.id),
    publishableKey,
  };
}

/** Tests the purchase when 'Pay' is pressed. Throws 404, 409, and says that nothing was charged. */
export async function checkPurchase(
  sent: CheckInput,
  buyer: string,
  reader: Reader = {},
): Promise<void> {
  await findFreePurchase({ sent, method: 'card', buyer, ...reader }).catch(rethrowNotCharged);
}

/** Throws again, and says that nothing was charged. */
export function rethrowNotCharged(error: unknown): never {
  if (!(error instanceof HttpError) || error.status >= 500) throw error;
  throw new HttpError(
    error.status,
    (words) => words.notCharged(error.say(words).replace(/\.?$/, '.')),
    {},
    error.details,
  );
}
