import { paidAt } from '#shared/ledger';
import type { Mail, MailKind } from '#shared/order';
import { kindOf } from '#shared/order-kinds';
import { isConfirmedInbox } from '../orders/transfer/confirmed-inboxes.ts';
import type { OrderRecord } from '../orders/record/records.ts';
import { placesOf, placeSchema, takePlace } from '../places.ts';

const key = 'mail-places/latest';
export const mailPlaces = { prefix: key, schema: placesOf(placeSchema) };
const mostAnHour = 10;
const mostADay = 50;

/** What the calls of a stranger alone send. */
const strangersKinds: MailKind[] = [
  'transfer-instructions',
  'transfer-request',
  'transfer-to-confirm',
  'transfer-sent',
  'lapsed',
  'cancelled',
];

/**
 * Returns whether a mail needs a place: nobody has proven the order's address, and neither money nor the painter vouches for it (rule 86).
 */
export function needsPlace(order: OrderRecord, { kind }: Mail): boolean {
  const isStrangers = kindOf(order).holdsAtWordOf === 'buyer';
  if (!isStrangers || order.confirmedAt || paidAt(order)) return false;
  return strangersKinds.includes(kind);
}

/**
 * Takes a place: ten an hour for a network, 50 a day for all. An address that was confirmed once needs none. Orders that came together also
 * lapse together, so notices of it leave half of the places to the mails that say how to pay. Throws 503.
 */
export async function hasPlace(order: OrderRecord, mail: Mail): Promise<boolean> {
  const { customerEmail, network = '' } = order;
  if (customerEmail && (await isConfirmedInbox(customerEmail))) return true;
  const share = mail.kind === 'lapsed' ? 0.5 : 1;
  const wish = { key, place: placeSchema, name: nameOf(order, mail), network };
  const place = await takePlace(wish, ({ id, day, hour }) =>
    hour.length < share * mostAnHour && day.length < share * mostADay ? { id, network } : null,
  );
  return place !== null;
}

/** Returns the name of a place. The mails to buyer and painter about one request have one place. */
function nameOf({ id, instructionsRepeated }: OrderRecord, { kind, round }: Mail): string {
  const kindName = kind === 'transfer-to-confirm' ? 'transfer-request' : kind;
  const count = kind === 'transfer-instructions' ? instructionsRepeated : 0;
  return `${id}~${kindName}~${round}~${count}`;
}
