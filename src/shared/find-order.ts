import { isFound } from './find.ts';
import { handDebtsOf, isUnpaid } from './ledger.ts';
import {
  asksAboutPayment,
  hasLostItsMoney,
  isOpenTransfer,
  isSent,
  refusedMailsOf,
} from './order-state.ts';
import { kindOf } from './order-kinds.ts';
import type { OrderPart, OrdersQuery, StoredOrder } from './order.ts';

const isIn: Record<OrderPart, (order: StoredOrder) => boolean> = {
  open: (order) =>
    order.status === 'pending' ||
    isToSend(order) ||
    asksAboutPayment(order) ||
    handDebtsOf(order).length > 0 ||
    refusedMailsOf(order).length > 0,
  'to-send': (order) => isToSend(order) && !hasLostItsMoney(order),
  transfers: isOpenTransfer,
  offers: (order) => kindOf(order).hasTerms && isUnpaid(order),
  cancelled: ({ status }) => status === 'cancelled',
};

function isToSend(order: StoredOrder): boolean {
  return order.status === 'processing' && isSent(order);
}

export function isFoundOrder(
  order: StoredOrder,
  { find, show }: Pick<OrdersQuery, 'find' | 'show'>,
): boolean {
  if (show && !isIn[show](order)) return false;
  // Its number may stand among words, as in the subject of a mail.
  return !find || isFound(find, textsOf(order)) || isFound(order.id, [find]);
}

function textsOf(order: StoredOrder) {
  const { id, customerName, customerEmail, trackingNumber, shippingAddress, items } = order;
  const { country: _, phone, ...place } = shippingAddress ?? {};
  // With the blanks that were typed, and without any.
  const phones = [phone, phone?.replaceAll(/\s/g, '')];
  const works = items.flatMap(({ artworkTitle, certificate }) => [artworkTitle, certificate]);
  return [
    id,
    customerName,
    customerEmail,
    trackingNumber,
    ...phones,
    ...Object.values(place),
    ...works,
  ];
}
