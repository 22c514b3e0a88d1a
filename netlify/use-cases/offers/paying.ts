import type Stripe from 'stripe';
import { awaitedCents, claimOf, entriesOf, isAwaited } from '#shared/ledger';
import { formatCents } from '#shared/money';
import type { PartInput } from '#shared/offer';
import type { CardPayment } from '#shared/payment';
import { kindOf } from '#shared/order-kinds';
import { HttpError } from '../../errors.ts';
import { readKey, readStripeMode } from '../../ports/keys.ts';
import { requireCards } from '../../ports/stripe/client.ts';
import {
  createPayment,
  findPaymentIntent,
  nextKey,
  type NewPayment,
} from '../../ports/stripe/payments.ts';
import { rethrowNotCharged } from '../checkout/card.ts';
import { toPartMetadata } from '../orders/card/intent-metadata.ts';
import { requireBuyerOrder, requireShownMoney } from '../orders/buyer/order-page.ts';
import { paymentKeyOf } from '../orders/buyer/payment-answer.ts';
import { isTestOrder, type OrderRecord } from '../orders/record/records.ts';
import { requireSelling } from '../selling.ts';

/** `version`: of requireShownMoney. */
type Asked = PartInput & { version: number | null };

/**
 * Opens the card payment of a part, or of all that is left. Writes nothing: two devices open the same payment (rule 97). Throws 404, 409, 412,
 * 503.
 */
export async function openPart(token: string, asked: Asked): Promise<CardPayment> {
  const { cents } = asked;
  const [publishableKey = '', order] = await Promise.all([
    readKey('PUBLIC_STRIPE_PUBLISHABLE_KEY'),
    findPayable(token, asked),
    requireCards(),
  ]);
  const intent = await openLasting({
    cents,
    description: order.items.map(({ artworkTitle }) => artworkTitle).join(', '),
    metadata: toPartMetadata(order, cents),
    key: `part-${order.id}-${order.round}-${entriesOf(order).length}-${cents}`,
  });
  return {
    clientSecret: intent.client_secret ?? '',
    orderNumber: order.id,
    paymentKey: paymentKeyOf(intent.id),
    publishableKey,
  };
}

/**
 * Opens a payment that is not cancelled. Its key repeats it for a day, also a cancelled one, so then the next key is used, which is the
 * same on each device.
 */
async function openLasting(payment: NewPayment, cancelled = 0): Promise<Stripe.PaymentIntent> {
  const intent = await createPayment({ ...payment, key: nextKey(payment.key, cancelled) });
  const current = await findPaymentIntent(intent.id);
  return current?.status === 'canceled' ? openLasting(payment, cancelled + 1) : intent;
}

/** Tests the payment of a part when 'Pay' is pressed. Throws 404, 409, 412, and says that nothing was charged. */
export async function checkPart(token: string, asked: Asked): Promise<void> {
  await findPayable(token, asked).catch(rethrowNotCharged);
}

async function findPayable(token: string, { cents, version }: Asked): Promise<OrderRecord> {
  const [order, mode] = await Promise.all([
    requireBuyerOrder(token),
    readStripeMode(),
    requireSelling(),
  ]);
  const isOffer = kindOf(order).hasTerms;
  const isOver = !isOffer || order.status !== 'pending' || isTestOrder(order, mode);
  if (isOver) throw new HttpError(409, ({ nothingDue }) => nothingDue);
  if (claimOf(order)) throw new HttpError(409, ({ beingFinished }) => beingFinished);
  if (!isAwaited(order, cents)) {
    const dueCents = awaitedCents(order);
    throw new HttpError(409, ({ newAmount, language }) =>
      newAmount(formatCents(dueCents, language)),
    );
  }
  // A part may be as large as the one before.
  requireShownMoney(order, version);
  return order;
}
