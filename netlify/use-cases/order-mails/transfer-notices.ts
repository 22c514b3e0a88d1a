import { awaitedCents, isUnpaid, moneySentAt, transferNoticeId } from '#shared/ledger';
import type { BuyerOrder, Entry } from '#shared/order';
import { refusedMailsOf } from '#shared/order-state';
import { kindOf } from '#shared/order-kinds';
import { isWithin } from '#shared/since';
import type { Refusals } from '#words/en/refusals';
import { HttpError } from '../../errors.ts';
import { changeOrder } from '../orders/changes/change-order.ts';
import { withMailAgain, withMails, withPaymentMails } from '../orders/record/mails.ts';
import { requireBuyerOrder, requireShownMoney, toBuyerOrder } from '../orders/buyer/order-page.ts';
import type { OrderRecord } from '../orders/record/records.ts';
import { transferHoldOf } from '../orders/transfer/transfer-hold.ts';

/** How long after the last e-mail the next one may be asked for. */
const waitMinutes = [1, 10, 60];

/** Mails the instructions again. Throws 404, 409 if the order waits for no money or the mail is still due, 429 (rule 37). */
export async function repeatInstructions(token: string): Promise<BuyerOrder> {
  const order = await requireBuyerOrder(token);
  const changed = await changeOrder(order, (stored) => {
    if (!transferHoldOf(stored)) {
      throw new HttpError(409, ({ noTransferAwaited }) => noTransferAwaited);
    }
    if (refusedMailsOf(stored).length > 0)
      throw new HttpError(409, ({ noSuchAddress }) => noSuchAddress);
    const mails = withMailAgain(stored, 'transfer-instructions');
    if (!mails) throw isOnItsWay();
    requireWait(stored);
    return { ...stored, mails, instructionsRepeated: stored.instructionsRepeated + 1 };
  });
  return toBuyerOrder(changed);
}

/** Mails the painter once; keeps the hold. Throws 404, 409 for a card order or a cancelled one, and 412 as requireShownMoney does. */
export async function recordMoneySent(token: string, version: number | null): Promise<BuyerOrder> {
  const order = await requireBuyerOrder(token);
  if (!order.recipient) throw new HttpError(409, ({ paidByCard }) => paidByCard);
  const changed = await changeOrder(order, (stored) => {
    if (stored.status === 'cancelled') throw isCancelled();
    if (!isUnpaid(stored) || moneySentAt(stored)) return null;
    requireShownMoney(stored, version);
    return withNotice(stored);
  });
  return toBuyerOrder(changed);
}

function withNotice(order: OrderRecord): OrderRecord {
  const said: Entry = {
    id: transferNoticeId(order),
    at: new Date().toISOString(),
    cents: awaitedCents(order),
    way: 'zelle',
    state: 'said',
    note: '',
  };
  const mails = kindOf(order).hasTerms
    ? withPaymentMails(order.mails, [{ kind: 'transfer-sent', about: said.id }])
    : withMails(order, ['transfer-sent']);
  return { ...order, money: [...order.money, said], mails };
}

function requireWait({ mails, instructionsRepeated }: OrderRecord): void {
  const minutes = waitMinutes[instructionsRepeated];
  if (minutes === undefined) {
    throw tooOften(({ sentFourTimes }) => sentFourTimes, 24 * 60);
  }
  const sentAt = mails.findLast(({ kind }) => kind === 'transfer-instructions')?.at ?? '';
  if (!isWithin(minutes * 60_000, sentAt)) return;
  const minutesLeft = Math.ceil((Date.parse(sentAt) - Date.now()) / 60_000 + minutes);
  throw tooOften(({ justSent }) => justSent(minutesLeft), minutesLeft);
}

function tooOften(text: (words: Refusals) => string, minutes: number): HttpError {
  return new HttpError(429, text, { 'retry-after': String(minutes * 60) });
}

function isOnItsWay(): HttpError {
  return new HttpError(409, ({ onItsWay }) => onItsWay);
}

function isCancelled(): HttpError {
  return new HttpError(409, (words) => words.cancelledWithMoney);
}
