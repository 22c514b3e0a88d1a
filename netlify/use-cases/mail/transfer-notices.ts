import type { BuyerOrder } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { withMailAgain, withMails } from './outbox.ts';
import { requireBuyerOrder, toBuyerOrder } from '../orders/order-page.ts';
import { isUnpaidOrder, updateOrder, type OrderRecord } from '../orders/records.ts';
import { transferHoldOf } from '../checkout/transfer-hold.ts';

const mostRepeats = 3;

/** Mails the instructions again. Throws 404, 409 if the order waits for no money or the mail is still due, 429 (rule 37). */
export async function repeatInstructions(token: string): Promise<BuyerOrder> {
  const { id } = await requireBuyerOrder(token);
  const order = await updateOrder(id, (now) => {
    const hold = transferHoldOf(now);
    if (!hold) throw new HttpError(409, 'This order does not wait for a transfer any more.');
    const mails = withMailAgain(now, 'transfer-instructions');
    if (!mails) throw isOnItsWay();
    if (now.instructionsRepeated >= mostRepeats) throw tooOften(hold.until);
    return { ...now, mails, instructionsRepeated: now.instructionsRepeated + 1 };
  });
  return toBuyerOrder(order);
}

/** Mails the painter once; keeps the hold. Throws 404, and 409 for a card order or a cancelled one. */
export async function noteMoneySent(token: string): Promise<BuyerOrder> {
  const found = await requireBuyerOrder(token);
  if (found.method !== 'zelle') throw new HttpError(409, 'This order is paid by card.');
  const order = await updateOrder(found.id, (now) => {
    if (now.status === 'cancelled') throw isCancelled();
    return isUnpaidOrder(now) && !now.moneySentAt ? withNotice(now) : null;
  });
  return toBuyerOrder(order);
}

function withNotice(order: OrderRecord): OrderRecord {
  const moneySentAt = new Date().toISOString();
  return { ...order, moneySentAt, mails: withMails(order, ['transfer-sent']) };
}

function tooOften(until: string): HttpError {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  return new HttpError(
    429,
    'We have sent this e-mail three times already. Please look in your spam folder, or write to us.',
    { 'retry-after': String(seconds) },
  );
}

function isOnItsWay(): HttpError {
  return new HttpError(409, 'This e-mail is still on its way. Please look again in a few minutes.');
}

function isCancelled(): HttpError {
  return new HttpError(
    409,
    'This order was cancelled. If you have sent money for it, please write to us.',
  );
}
