import { getAvailability } from '../../../netlify/use-cases/artworks/availability.ts';
import { checkPurchase, openCardForm } from '../../../netlify/use-cases/checkout/card.ts';
import { listNewestOrders } from '../../../netlify/use-cases/orders/lists/listing.ts';
import { settlePayment } from '../../../netlify/use-cases/orders/card/settlement.ts';
import { createQuestion } from '../../../netlify/use-cases/questions/records.ts';
import { reconcile } from '../../../netlify/use-cases/reconciliation.ts';
import { readToDo } from '../../../netlify/use-cases/to-do.ts';
import { centsOf } from '#shared/money';
import { openSimulatedShop } from '../../simulation/shop.ts';
import { artworks } from '../../simulation/works.ts';
import { aPayment } from '../../fixtures/buyers/money.ts';
import { transferOrder } from '../../fixtures/buyers/transfer-order.ts';
import { installSlowCalls, type Figure } from './slow-calls.ts';

const hourMs = 3_600_000;
const closedOrders = Number(process.argv[2]);
const paidOrders = 50;
const openQuestions = 20;
const dueOrders = 50;
const manyDueOrders = 1000;
const purchase = { blobs: 80, stripe: 600 };
const clock = { blobs: 50, stripe: 50 };

// No mail server is asked here.
const shop = openSimulatedShop({ SMTP_URL: '', MAIL_FROM: '' });
shop.reset();
const slow = installSlowCalls(shop.hosts, { blobs: 0, stripe: 0 });
const figures: Record<string, Figure> = {};
const [{ id: artworkId, price }] = artworks as [(typeof artworks)[0]];
const input = { artworkId, amount: centsOf(price) / 100 };

await note('card form', () => openCardForm(input, 'first'), purchase);
await note(
  "press 'Pay'",
  () => checkPurchase({ artworkIds: [artworkId], cents: centsOf(price) }, 'first'),
  purchase,
);
const intent = await authorise('first', input);
await note('settled', () => settlePayment(intent), purchase);

shop.reset();
writeClosedOrders(closedOrders);
await reconcile();
await note('first page of the orders screen', () => listNewestOrders({ limit: 50 }), clock);
await note('newest 500 orders', () => listNewestOrders({ limit: 500 }), clock);
await note('availability', () => getAvailability(null), clock);
await payOrders(paidOrders);
for (let index = 0; index < openQuestions; index++) await askQuestion(index);
await note('what waits for the administrator', readToDo, clock);
await later(2 * hourMs, async () => {
  for (let time = 1; time <= 3; time++) await reconcile();
  await note('reconciliation, nothing to do', reconcile, clock);
});
for (let index = 0; index < dueOrders; index++) writeDueOrder(index);
await note(`reconciliation, ${dueOrders} transfers waiting`, reconcile, clock);
for (let index = 0; index < manyDueOrders; index++) writeDueOrder(dueOrders + index);
await note('reconciliation, 1000 transfers waiting', reconcile, { blobs: 0, stripe: 0 });
shop.close();
console.log(JSON.stringify(figures));

async function note(name: string, work: () => Promise<unknown>, delays = purchase): Promise<void> {
  Object.assign(slow.delays, delays);
  const { result: _, ...figure } = await slow.measure(work);
  figures[name] = figure;
  Object.assign(slow.delays, { blobs: 0, stripe: 0 });
}

/** Opens a form and pays at Stripe. Returns the payment's id. */
async function authorise(buyer: string, wish: typeof input): Promise<string> {
  const { clientSecret } = await openCardForm(wish, buyer);
  const id = clientSecret.split('_secret_')[0]!;
  const body = { client_secret: clientSecret, payment_method: 'pm_card_visa' };
  const headers = { authorization: 'Bearer pk_test_sandbox' };
  const url = `${shop.stripeUrl}/stripe/v1/payment_intents/${id}/confirm`;
  await shop.askStripe(
    new Request(url, { method: 'POST', headers, body: new URLSearchParams(body) }),
  );
  return id;
}

/** Pays orders, each for an artwork of its own. */
async function payOrders(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const id = `study-${index}`;
    shop.write(`artworks/${id}`, { ...artworks[0], id, slug: id });
    await settlePayment(await authorise(`buyer-${index}`, { ...input, artworkId: id }));
  }
}

async function askQuestion(index: number): Promise<void> {
  const id = `${Date.now() - index * hourMs}-question${index}`;
  const asker = { name: 'Marie', email: 'marie@example.com', message: 'Is it framed?' };
  const about = { artworkId: null, artworkTitle: null };
  const createdAt = new Date().toISOString();
  await createQuestion({ id, createdAt, ...asker, ...about, state: 'open', mails: [] });
}

/** Stores delivered orders, one an hour until now, each with its sold artwork. */
function writeClosedOrders(count: number): void {
  for (let index = 1; index <= count; index++) {
    const at = new Date(Date.now() - index * hourMs);
    const id = `CLS-${String(index).padStart(6, '0')}`;
    const createdAt = at.toISOString();
    const order = {
      ...transferOrder(id, at),
      createdAt,
      money: [aPayment({ at: createdAt })],
      status: 'delivered',
    };
    shop.write(`orders/${at.getUTCFullYear()}/${id}`, order);
  }
}

/** Stores an order whose due key is an hour old, so that reconciliation looks at it again. */
function writeDueOrder(index: number): void {
  const id = `OPN-${String(index).padStart(6, '0')}`;
  const order = transferOrder(id, new Date(Date.now() + hourMs));
  const year = new Date().getUTCFullYear();
  shop.write(`orders/${year}/${id}`, order);
  shop.write(`due/order~${Date.now() - hourMs}~${year}~${id}~${index}`, {});
}

/** Does the work as if so much time had passed. */
async function later(ms: number, work: () => Promise<unknown>): Promise<void> {
  const { now } = Date;
  Date.now = () => now() + ms;
  await work();
  Date.now = now;
}
