import { getAvailability } from '../../../netlify/use-cases/artworks/availability.ts';
import { startCardPayment } from '../../../netlify/use-cases/checkout/card-payments.ts';
import { newCancelledOrder } from '../../../netlify/use-cases/orders/cancelled-order.ts';
import { listNewestOrders } from '../../../netlify/use-cases/orders/lists/listing.ts';
import type { OrderRecord } from '../../../netlify/use-cases/orders/records.ts';
import { setOrderStatus } from '../../../netlify/use-cases/orders/order-edits.ts';
import { reconcile } from '../../../netlify/use-cases/reconciliation.ts';
import { centsOf } from '#shared/money';
import { openSimulatedShop } from '../../simulation/shop.ts';
import { artworks } from '../../simulation/works.ts';
import { transferOrder } from '../../fixtures/buyers/transfer-order.ts';
import { installSlowCalls, type Measured } from './slow-calls.ts';

const minuteMs = 60_000;
const closedOrders = Number(process.argv[2]);
const listedOrders = Math.min(10_000, closedOrders);
const openOrders = 50;
const endedClaims = 10_000;

const shop = openSimulatedShop();
process.env['CARD_HOLD_MINUTES'] = '15';
process.env['TRANSFER_HOLD_HOURS'] = '72';
shop.reset();
const slow = installSlowCalls(shop.hosts, { blobs: 0, stripe: 0 });
const figures: Record<string, Omit<Measured<unknown>, 'result'>> = {};

const [{ id: artworkId, price }] = artworks as [(typeof artworks)[0]];
const buy = (buyer: string) =>
  startCardPayment({ artworkId, amount: centsOf(price!) / 100 }, { buyer, address: '127.0.0.1' });

await note('card form, never held', () => buy('first'), { blobs: 80, stripe: 600 });
const [{ id }] = (await listNewestOrders({ limit: 1 })) as [OrderRecord];
await setOrderStatus({ id, editor: 'admin' }, 'cancelled');
await note('card form, held before', () => buy('second'), { blobs: 80, stripe: 600 });

shop.reset();
writeClosedOrders(0, listedOrders);
await listAll();
await note('first page of the orders screen', () =>
  listNewestOrders({ limit: 50, unpaid: 'hide' }),
);
await note('newest 500 orders', () => listNewestOrders({ limit: 500 }));
writeEndedClaims();
await repeat(6, reconcile);
await note('availability', () => getAvailability(null));
writeClosedOrders(listedOrders, closedOrders);
await listAll();
for (let index = 0; index < openOrders; index++) {
  const deadline = new Date(Date.now() + 60 * minuteMs);
  shop.write(`orders/${nameOf('OPN', index)}`, transferOrder(nameOf('OPN', index), deadline));
  shop.write(`order-changes/${nameOf('OPN', index)}~${Date.now()}`, {});
}
await reconcile();
await note('reconciliation', reconcile);
shop.close();
console.log(JSON.stringify(figures));

async function note(
  name: string,
  work: () => Promise<unknown>,
  delays = { blobs: 50, stripe: 50 },
): Promise<void> {
  Object.assign(slow.delays, delays);
  const { calls, inRow, seconds } = await slow.measure(work);
  Object.assign(slow.delays, { blobs: 0, stripe: 0 });
  figures[name] = { calls, inRow, seconds };
}

/** Runs reconciliation until every order is in a page. */
async function listAll(): Promise<void> {
  await repeat(1 + Math.ceil(closedOrders / 4000), reconcile);
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) await work();
}

/** Paid orders, one in an hour; those that are added later are announced as a store of that size would have them. */
function writeClosedOrders(from: number, to: number): void {
  for (let index = from; index < to; index++) {
    const at = new Date(Date.UTC(2010, 0, 1) + index * 60 * minuteMs);
    const name = nameOf('CLS', index);
    const order = { ...transferOrder(name, at), createdAt: at.toISOString() };
    const paid = { ...order, paidAt: at.toISOString(), status: 'delivered' };
    shop.write(`orders/${name}`, paid);
    if (from > 0) shop.write(`order-changes/${name}~${Date.now() - 10 * minuteMs}`, {});
  }
}

function writeEndedClaims(): void {
  for (let index = 0; index < endedClaims; index++) {
    const artwork = artworks[index % artworks.length]!;
    const generation = String(Math.floor(index / artworks.length) + 2).padStart(6, '0');
    const { buyer, deadline, createdAt } = newCancelledOrder({
      id: 'ENDED',
      createdAt: new Date(0).toISOString(),
      deadline: new Date(0).toISOString(),
    });
    const claim = { orderId: 'ENDED', buyer, since: createdAt, deadline, lapses: [] };
    shop.write(`claims/${artwork.id}/${generation}`, { ...claim, isReleased: true });
  }
}

function nameOf(prefix: string, index: number): string {
  return `${prefix}-${String(index).padStart(6, '0')}`;
}
