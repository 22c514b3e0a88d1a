import { isDeepStrictEqual } from 'node:util';
import type { Artwork } from '#shared/artwork';
import type { Order, OrderStatus } from '#shared/order';
import { centsOf } from '#shared/money';
import { HttpError } from '../../netlify/errors.ts';
import { sandboxSecretKey } from '../../netlify/local/sandbox/keys.ts';
import { freeArtwork } from '../../netlify/use-cases/pieces/artwork-freeing.ts';
import { startCardPayment } from '../../netlify/use-cases/checkout/card-payments.ts';
import { freeHolds } from '../../netlify/use-cases/pieces/hold-freeing.ts';
import { listAllOrders } from '../../netlify/use-cases/orders/lists/listing.ts';
import {
  orderRecordSchema,
  toOrder,
  type OrderRecord,
} from '../../netlify/use-cases/orders/records.ts';
import { setOrderStatus } from '../../netlify/use-cases/orders/order-edits.ts';
import { getPaymentOutcome } from '../../netlify/use-cases/orders/payment-outcome.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { settlePayment } from '../../netlify/use-cases/orders/card-settlement.ts';
import { placeTransferOrder } from '../../netlify/use-cases/checkout/transfer-orders.ts';
import type { Action, Plan } from './actions.ts';
import { createDice } from './dice.ts';
import type { Clock } from './clock.ts';
import type { Network } from './network.ts';
import { cardHoldMs, transferHoldMs, type Simulated } from './shop.ts';
import { findLeftClaims, findTooManyHeld, findUnheld } from './holds.ts';
import { byDashboard, findUnreconciled, findUnsafe } from './promises.ts';
import { artworks } from './works.ts';

/** The amount of a partial refund in Stripe's dashboard. */
const dashboardCents = 2000;

export type World = { clock: Clock; network: Network; shop: Simulated };
/** `broken`: promises found broken during the run, in words. */
export type Run = { errors: unknown[]; secrets: string[]; broken: string[] };

/** Plays a plan to its end; then faults stop, every deadline passes, and reconciliation runs a few times. */
export async function simulate(world: World, plan: Plan): Promise<Run> {
  const { clock, network, shop } = world;
  clock.reset();
  network.reset(createDice(plan.dice));
  shop.reset();
  const run: Run = { errors: [], secrets: [], broken: [] };
  network.setTrouble(plan.trouble);
  for (const { what, calls } of plan.actions) {
    await play(world, run, what);
    await (calls === 60 ? network.runAll() : network.run(calls));
    run.broken.push(...findUnsafe(world));
  }
  network.setTrouble(0);
  await network.runAll();
  run.broken.push(...findUnheld(world), ...findTooManyHeld(world));
  await payAll(world, run);
  // A sale may be a minute older than its order's status; transfer orders still wait after it.
  await network.pass(61_000);
  run.broken.push(...(await findUnlisted(world, run)));
  await reconcileAlone(world, run);
  for (let round = 1; round <= 4; round++) {
    await network.pass(Math.max(cardHoldMs, transferHoldMs) + 61_000);
    await reconcileAlone(world, run);
  }
  run.broken.push(...(await findUnlisted(world, run)));
  return run;
}

/** Every buyer who can still pay does, the last forms first: money that comes late meets the sales that were made before. */
async function payAll(world: World, run: Run): Promise<void> {
  for (const secret of run.secrets.toReversed()) {
    await pay(world, secret, true);
    ask(world, run, 'webhook', intentOf(secret), settlePayment);
    await world.network.runAll();
    run.broken.push(...findUnsafe(world));
  }
}

/** Looks for orders that the administrator's list does not show as they are stored, in the middle of a run and at its end. */
async function findUnlisted(world: World, run: Run): Promise<string[]> {
  let listed = new Map<string, Order>();
  start(world, run, 'list orders', async () => {
    listed = new Map((await listAllOrders()).map((order) => [order.id, order]));
  });
  await world.network.runAll();
  const stored = world.shop.records<unknown>('orders/');
  const wrong = [...stored].filter(
    ([id, order]) => !isDeepStrictEqual(listed.get(id), toOrder(orderRecordSchema.parse(order))),
  );
  const gone = [...listed.keys()].filter((id) => !stored.has(id));
  return [...wrong.map(([id]) => id), ...gone].map(
    (id) => `The list of orders is wrong about ${id}`,
  );
}

async function reconcileAlone(world: World, run: Run): Promise<void> {
  start(world, run, 'reconcile', reconcile);
  await world.network.runAll();
  run.broken.push(
    ...findUnsafe(world),
    ...findUnreconciled(world),
    ...findUnheld(world),
    ...findLeftClaims(world),
    ...findTooManyHeld(world),
  );
}

/** Starts a function of the shop; a refusal is an answer, any other error is a bug. */
export function start(
  { network }: World,
  run: Run,
  name: string,
  work: () => Promise<unknown>,
): void {
  network.start(name, work, (error) => {
    if (error && !(error instanceof HttpError)) run.errors.push(error);
  });
}

async function play(world: World, run: Run, action: Action['what']): Promise<void> {
  const { network, shop } = world;
  switch (action.kind) {
    case 'open-card':
      return openCard(world, run, `buyer-${action.buyer}`, action.wish);
    case 'order-transfer':
      return orderByTransfer(world, run, `buyer-${action.buyer}`, action.wish);
    case 'pay':
      return pay(world, pick(run.secrets, action.which), action.isGood);
    case 'dashboard-refund':
      return refund(world, pick(run.secrets, action.which), action.isAll);
    case 'webhook':
      return ask(world, run, 'webhook', pick(shop.events(), action.which), settlePayment);
    case 'return-page':
      return ask(world, run, 'return page', pick(run.secrets, action.which), (secret) =>
        getPaymentOutcome(intentOf(secret), secret),
      );
    case 'reconcile':
      return start(world, run, 'reconcile', reconcile);
    case 'set-status':
      return setStatus(world, run, action.which, action.status);
    case 'free':
      return free(world, run, artworks[action.which]!.id);
    case 'free-holds':
      return start(world, run, 'administrator: free all holds', () => freeHolds('admin', ''));
    case 'edit':
      return edit(world, artworks[action.which]!.id, action.edit);
    case 'time':
      return network.pass(action.seconds * 1000);
    case 'crash':
      return network.crash();
  }
}

function openCard(world: World, run: Run, buyer: string, wish: readonly number[]): void {
  start(world, run, `${buyer} by card`, async () => {
    const payment = await startCardPayment(purchaseOf(world, wish), {
      buyer,
      address: '127.0.0.1',
    });
    run.secrets.push(payment.clientSecret);
  });
}

function orderByTransfer(world: World, run: Run, buyer: string, wish: readonly number[]): void {
  const customer = { customerName: 'Marie Joseph', customerEmail: `${buyer}@example.com` };
  start(world, run, `${buyer} by transfer`, () =>
    placeTransferOrder(
      { ...purchaseOf(world, wish), ...customer },
      { buyer, address: '127.0.0.1' },
    ),
  );
}

function setStatus(world: World, run: Run, which: number, status: OrderStatus): void {
  const orders = [...world.shop.records<OrderRecord>('orders/').values()];
  const inTime = orders.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  ask(world, run, `administrator: ${status}`, pick(inTime, which)?.id, (id) =>
    setOrderStatus({ id, editor: 'admin' }, status),
  );
}

/** Whatever was promised of the artwork. */
function free(world: World, run: Run, id: string): void {
  const agreed = [...world.shop.records('orders/').keys()];
  start(world, run, `administrator: free ${id}`, () =>
    freeArtwork({ id, editor: 'admin', agreed }),
  );
}

function edit({ shop }: World, id: string, kind: 'hide' | 'show' | 'dearer'): void {
  const artwork = shop.records<Artwork>('artworks/').get(id)!;
  const price = kind === 'dearer' ? (Number(artwork.price) + 10).toFixed(2) : artwork.price;
  const isHidden = kind === 'dearer' ? artwork.isHidden : kind === 'hide';
  shop.write(`artworks/${id}`, { ...artwork, price, isHidden });
}

function ask(
  world: World,
  run: Run,
  name: string,
  about: string | undefined,
  work: (about: string) => Promise<unknown>,
): void {
  if (about) start(world, run, name, () => work(about));
}

/** The buyer's browser pays at Stripe. */
async function pay({ shop }: World, secret: string | undefined, isGood: boolean): Promise<void> {
  if (!secret) return;
  const payment_method = isGood ? 'pm_card_visa' : 'pm_card_chargeDeclined';
  await shop.askStripe(
    new Request(`${shop.stripeUrl}/stripe/v1/payment_intents/${intentOf(secret)}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams({ client_secret: secret, payment_method }),
    }),
  );
}

/** A refund in Stripe's dashboard, without the shop; Stripe refuses it for an unpaid intent. */
async function refund({ shop }: World, secret: string | undefined, isAll: boolean): Promise<void> {
  if (!secret) return;
  const payment_intent = intentOf(secret);
  await shop.askStripe(
    new Request(`${shop.stripeUrl}/stripe/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandboxSecretKey}` },
      body: new URLSearchParams({
        payment_intent,
        'metadata[by]': byDashboard,
        ...(isAll ? {} : { amount: String(dashboardCents) }),
      }),
    }),
  );
}

/** At the present prices. */
function purchaseOf({ shop }: World, wish: readonly number[]) {
  const stored = shop.records<Artwork>('artworks/');
  const ids = wish.map((index) => artworks[index]!.id);
  const wanted = ids.map((id) => stored.get(id)!);
  const cents = wanted.reduce((sum, { price }) => sum + centsOf(price), 0);
  return { artworkId: ids[0]!, artworkIds: ids, amount: cents / 100 };
}

function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0]!;
}

function pick<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[which % Math.max(1, items.length)];
}
