import { createHmac } from 'node:crypto';
import type { CardPaymentInput } from '#shared/payment';
import { env } from '../../env.ts';
import { HttpError } from '../../errors.ts';
import { createHeldPayment } from '../../ports/stripe/held-payments.ts';
import { newOrderNumber } from '../orders/records.ts';
import { findPurchase, wantedArtworkIds, type Purchase } from '../checkout/purchase.ts';
import { toMetadata } from './intent-metadata.ts';
import { isLive, readTakes, type Take } from './takes.ts';

export type CardForm = { clientSecret: string; orderNumber: string; paymentKey: string };

/** Opens a form. Writes nothing: whoever pays first gets the artworks. Throws 404, 409, 503. */
export async function openCardForm(input: CardPaymentInput, buyer: string): Promise<CardForm> {
  const purchase = await findFreePurchase(input, buyer);
  const { artworks, cents } = purchase;
  const orderNumber = newOrderNumber();
  const intent = await createHeldPayment({
    cents,
    description: artworks.map(({ title }) => title).join(', '),
    metadata: toMetadata({ orderId: orderNumber, buyer, artworks }),
    key: `order-${orderNumber}`,
  });
  return {
    clientSecret: intent.client_secret ?? '',
    orderNumber,
    paymentKey: paymentKeyOf(intent.id),
  };
}

/** The question of the press 'Pay': tells whoever is late before the card is touched. Throws 404, 409. */
export async function checkPurchase(input: CardPaymentInput, buyer: string): Promise<void> {
  await findFreePurchase(input, buyer);
}

/** Only who has it may ask about a payment: strangers cannot make the shop ask Stripe. */
function paymentKeyOf(intentId: string): string {
  return createHmac('sha256', env().JWT_SECRET).update(`payment ${intentId}`).digest('base64url');
}

async function findFreePurchase(input: CardPaymentInput, buyer: string): Promise<Purchase> {
  const ids = wantedArtworkIds(input);
  const [purchase, takes] = await Promise.all([
    findPurchase(input, 'card'),
    Promise.all(ids.map(readTakes)),
  ]);
  purchase.artworks.forEach((artwork, index) => requireFree(artwork, takes[index]!, buyer));
  return purchase;
}

type Unit = { title: string; stockQuantity: number };

function requireFree({ title, stockQuantity }: Unit, takes: Take[], buyer: string): void {
  const others = takes.filter((take) => isLive(take) && !(take.until && take.buyer === buyer));
  if (others.length < stockQuantity) return;
  const ends = others.flatMap(({ until }) => until ?? []).sort();
  throw new HttpError(
    409,
    ends[0]
      ? `'${title}' is reserved for another buyer until ${formatEnd(ends[0])}. Your card was not charged.`
      : `'${title}' has just been sold. Your card was not charged.`,
  );
}

function formatEnd(moment: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(moment));
}
