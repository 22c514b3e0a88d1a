import type { Artwork } from '#shared/artwork';
import {
  awaitedCents,
  entriesOf,
  isPaid,
  outstandingCents,
  refundableCents,
  remainingCents,
  totalCents,
} from '#shared/ledger';
import { asCents } from '#shared/cents';
import { centsOf, type Cents } from '#shared/money';
import { offerInput, saleInput, type OfferInput } from '#shared/offer';
import type { Entry } from '#shared/order';
import { HttpError } from '../../netlify/errors.ts';
import { sandboxSecretKey } from '../../netlify/sandbox/keys.ts';
import type { Decision } from '../../netlify/sandbox/stripe/returns/disputes.ts';
import { checkPurchase, openCardForm } from '../../netlify/use-cases/checkout/card.ts';
import { sentIn } from '../../netlify/use-cases/checkout/purchase.ts';
import { freeArtwork } from '../../netlify/use-cases/orders/status/release.ts';
import {
  findOrderByNumber,
  updateOrder,
  type OrderRecord,
} from '../../netlify/use-cases/orders/record/records.ts';
import { recordMoneySent } from '../../netlify/use-cases/order-mails/transfer-notices.ts';
import { recordReturns } from '../../netlify/use-cases/orders/refunds/stripe-returns.ts';
import { makeRefund } from '../../netlify/use-cases/orders/refunds/new-refund.ts';
import { beginMails, sendBegun, type Outbox } from '../../netlify/use-cases/mail/outbox.ts';
import { reconcileOrders } from '../../netlify/use-cases/reconciliation.ts';
import { settlePayment } from '../../netlify/use-cases/orders/card/settlement.ts';
import { placeTransfer } from '../../netlify/use-cases/checkout/transfer-orders.ts';
import { moveOrder } from '../../netlify/use-cases/orders/status/order-status.ts';
import {
  markRefundSent,
  voidPayment,
} from '../../netlify/use-cases/orders/transfer/voided-payments.ts';
import {
  receiveMoney,
  confirmTransfer,
} from '../../netlify/use-cases/orders/transfer/transfer-money.ts';
import { changeOffer, withdrawOffer } from '../../netlify/use-cases/offers/changing.ts';
import { makeOffer, recordSale } from '../../netlify/use-cases/offers/making.ts';
import { openPart } from '../../netlify/use-cases/offers/paying.ts';
import { createDice } from './dice.ts';
import type { SyncRecord } from '../../netlify/use-cases/instagram/sync-record.ts';
import { answerGone, requestSync } from '../../netlify/use-cases/instagram/sync-requests.ts';
import { workOnSync } from '../../netlify/use-cases/instagram/sync-worker.ts';
import { answerSamePainting } from '../../netlify/use-cases/instagram/same-painting-answer.ts';
import type { Clock } from './clock.ts';
import type { openFeed } from './feed.ts';
import type { Network } from './network.ts';
import type { OrderWrites } from './order-writes.ts';
import { transferHoldMs, type Simulated } from './shop.ts';
import { artworks } from './works.ts';
import type { Plan, What } from './plans.ts';
import { findUnfinished, findUnfreed, findUnreconciled, findUnsafe } from './promises.ts';

export type World = {
  clock: Clock;
  network: Network;
  shop: Simulated;
  feed: ReturnType<typeof openFeed>;
  writes: OrderWrites;
};
/**
 * `broken`: promises found broken during the run, in words. `secrets`: client secrets of all forms. `emptied`: artworks whose stock was 0,
 * by id and time.
 */
export type Run = {
  errors: unknown[];
  secrets: string[];
  broken: string[];
  emptied: Set<string>;
  /** Orders of whose money a part was kept. */
  kept: Set<string>;
  /** Takes that were there at the step before, by artwork and order. */
  taken: Set<string>;
};

/** Marks a refund made in Stripe's dashboard. */
export const byDashboard = 'dashboard';
const dashboardCents = 2000;
const partCents = 5000;

/**
 * Plays a plan to its end; then faults stop, every buyer who can still pay does, every deadline passes, and reconciliation runs a few
 * times.
 */
export async function play(world: World, plan: Plan): Promise<Run> {
  const { clock, network, shop, feed } = world;
  feed.reset();
  clock.reset();
  network.reset(createDice(plan.dice));
  shop.reset();
  world.writes.reset();
  const run: Run = {
    errors: [],
    secrets: [],
    broken: [],
    emptied: new Set(),
    kept: new Set(),
    taken: new Set(),
  };
  network.setTrouble(plan.trouble);
  for (const { calls, what } of plan.steps) {
    await act(world, run, what);
    await (calls === 60 ? network.runAll() : network.run(calls));
    run.broken.push(...findUnsafe(world, run));
  }
  network.setTrouble(0);
  await network.runAll();
  run.broken.push(...findUnsafe(world, run));
  if (plan.trouble === 0 && !network.hasDeaths()) run.broken.push(...findUnfreed(world));
  await network.pass(61_000);
  await reconcileAlone(world, run);
  if (plan.isDuel && !hasSale(world)) run.broken.push('nobody has bought what was free');
  if (plan.hasFeed) await endFeed(world, run);
  await payAll(world, run);
  await decideDisputes(world, run);
  for (let round = 1; round <= 4; round++) {
    await network.pass(Math.max(transferHoldMs, 10 * 60_000) + 61_000);
    await reconcileAlone(world, run);
  }
  await sendAllBack(world, run);
  run.broken.push(...findUnfinished(world));
  return run;
}

/** Reads everything with the last sync. Then the painter answers every question, and nothing is asked again. */
async function endFeed(world: World, run: Run): Promise<void> {
  const { network } = world;
  const once = async (name: string, work: () => Promise<unknown>) => {
    start(world, run, name, work);
    await network.runAll();
    run.broken.push(...findUnsafe(world, run));
  };
  await network.pass(2 * 60_000);
  world.feed.turn(true);
  await once('sync', sync);
  const since = goneOf(world)?.since;
  if (since) await once('painter answers', () => answerGone({ since, answer: 'hide' }, 'admin'));
  for (let asked = listAsked(world); asked.length > 0; asked = listAsked(world)) {
    await once('painter answers', () => answer(world, asked[0]!));
  }
  await once('sync', sync);
  if (goneOf(world)) run.broken.push('posts that are gone are asked about again');
  if (listAsked(world).length > 0) run.broken.push('an answered question is asked again');
}

function goneOf({ shop }: World): SyncRecord['gone'] {
  return shop.records<SyncRecord>('instagram/').get('sync')?.gone ?? null;
}

async function sync(): Promise<void> {
  await requestSync('all');
  await workOnSync();
}

function listAsked({ shop }: World): Artwork[] {
  return [...shop.records<Artwork>('artworks/').values()].filter(
    ({ waits }) => waits?.why === 'same',
  );
}

/** Answers as the painter, who knows their paintings. */
async function answer({ shop, feed }: World, asked: Artwork): Promise<void> {
  const stored = shop.records<Artwork>('artworks/');
  const { waits } = asked;
  const named = waits?.why === 'same' ? waits.as.flatMap((id) => stored.get(id) ?? []) : [];
  const same = named.find((artwork) => feed.paintingOf(artwork) === feed.paintingOf(asked));
  const input = same ? { answer: 'same' as const, as: same.id } : { answer: 'other' as const };
  await answerSamePainting(asked.id, input, 'admin');
}

function hasSale({ shop }: World): boolean {
  const orders = [...shop.records<OrderRecord>('orders/').values()];
  return orders.some((order) => isPaid(order) && order.status !== 'cancelled');
}

function sendBack(world: World, run: Run, order: OrderRecord, { id }: Entry): void {
  start(world, run, 'administrator: it is sent back', async () =>
    markRefundSent((await findOrderByNumber(order.id))!, id),
  );
}

function isByHand({ way, of }: Entry): boolean {
  return way !== 'card' && of === undefined;
}

function isOwedByHand({ way, of, state }: Entry): boolean {
  return way !== 'card' && of !== undefined && state === 'due';
}

/** Sends back, as the painter, everything that is owed by hand. */
async function sendAllBack(world: World, run: Run): Promise<void> {
  for (const order of ordersInTime(world))
    for (const entry of entriesOf(order).filter(isOwedByHand)) sendBack(world, run, order, entry);
  await world.network.runAll();
  run.broken.push(...findUnsafe(world, run));
}

/** Pays the last forms first: money that comes late meets the sales that were made before. */
async function payAll(world: World, run: Run): Promise<void> {
  for (const secret of run.secrets.toReversed()) {
    await confirmAtStripe(world, secret, true);
    start(world, run, 'webhook', () => settlePayment(intentOf(secret)));
    await world.network.runAll();
    run.broken.push(...findUnsafe(world, run));
  }
}

/** Decides disputes; every other one is lost, and every other inquiry becomes one. */
async function decideDisputes(world: World, run: Run): Promise<void> {
  for (const [index, secret] of run.secrets.entries()) {
    await atStripe(world, secret, index % 2 ? 'decide-closed' : 'decide-open');
    await atStripe(world, secret, index % 4 < 2 ? 'decide-lost' : 'decide-won');
  }
  run.broken.push(...findUnsafe(world, run));
}

async function reconcileAlone(world: World, run: Run): Promise<void> {
  start(world, run, 'reconcile', reconcile);
  await world.network.runAll();
  run.broken.push(...findUnsafe(world, run), ...findUnreconciled(world, run));
}

/** Reconciles the orders. Only reconciliation sends mails here, as if each function crashed before it sent its own. */
function reconcile(): Promise<void> {
  return reconcileOrders(async (order) => {
    const outbox: Outbox<OrderRecord> = {
      name: order.id,
      update: (change) => updateOrder(order, change),
    };
    const begun = await beginMails(outbox);
    if (begun) await sendBegun(outbox, begun, () => Promise.resolve());
  });
}

/** Starts a function of the shop; a refusal is an answer, any other error is a bug. */
export function start(world: World, run: Run, name: string, work: () => Promise<unknown>) {
  world.network.start(name, work, (error, invocation) => {
    if (!error && !invocation.isDisturbed) world.writes.endDeed(invocation);
    if (error && !(error instanceof HttpError)) run.errors.push(error);
  });
}

async function act(world: World, run: Run, what: What): Promise<void> {
  const { network } = world;
  const secret = 'which' in what ? pick(run.secrets, what.which) : undefined;
  const order = 'which' in what ? pick(ordersInTime(world), what.which) : undefined;
  const later = (name: string, work: () => Promise<unknown>) => start(world, run, name, work);
  switch (what.kind) {
    case 'open-form':
      return later(`buyer-${what.buyer} opens a form`, async () => {
        const form = await openCardForm(purchaseOf(world, what.wish), `buyer-${what.buyer}`);
        run.secrets.push(form.clientSecret);
      });
    case 'check':
      return later('press', () =>
        checkPurchase(sentIn(purchaseOf(world, what.wish)), `buyer-${what.buyer}`),
      );
    case 'order-transfer': {
      const customerEmail = `buyer-${what.buyer}@example.com`;
      const input = { ...purchaseOf(world, what.wish), customerName: 'Marie', customerEmail };
      return later(`buyer-${what.buyer} by transfer`, () =>
        placeTransfer(input, `buyer-${what.buyer}`),
      );
    }
    case 'confirm':
      if (order?.method !== 'zelle') return;
      return later('confirm', async () =>
        confirmTransfer((await findOrderByNumber(order.id))!, 'buyer'),
      );
    case 'money-sent':
      if (!order?.recipient) return;
      return later('money sent', () => recordMoneySent(`${order.id}.${order.accessKey}`, null));
    case 'pay':
      return confirmAtStripe(world, secret, what.isGood);
    case 'webhook':
      return secret ? later('webhook', () => settlePayment(intentOf(secret))) : undefined;
    case 'returns':
      return secret ? later('webhook of a refund', () => readRefunds(secret)) : undefined;
    case 'return-page':
      return secret ? later('return page', () => settlePayment(intentOf(secret))) : undefined;
    case 'reconcile':
      return later('reconcile', reconcile);
    case 'set-status':
      if (!order) return;
      return later(`administrator: ${what.status}`, async () =>
        moveOrder((await findOrderByNumber(order.id))!, what.status),
      );
    case 'give-back':
      if (!order) return;
      return later('administrator: give back', async () =>
        makeRefund(
          (await findOrderByNumber(order.id))!,
          {
            id: `dialog-${what.dialog}`,
            cents: shareOf(totalCents(order), what.share),
            leftCents: refundableCents(order),
            reason: 'Damaged',
            returned: what.isReturned ? [order.items[0]!.id] : [],
          },
          'admin',
        ),
      );
    case 'arrived':
      if (order?.method !== 'zelle' && order?.method !== 'offer') return;
      return later('administrator: the money has arrived', async () =>
        receiveMoney((await findOrderByNumber(order.id))!, {
          id: `dialog-${what.dialog}`,
          cents: shareOf(awaitedCents(order), what.share),
          way: 'zelle',
        }),
      );
    case 'struck': {
      const mayBeStruck = (one: Entry) => isByHand(one) || isOwedByHand(one);
      const entry = order && pick(entriesOf(order).filter(mayBeStruck), what.entry);
      if (!entry) return;
      return later('administrator: it never came', async () =>
        voidPayment((await findOrderByNumber(order.id))!, entry.id),
      );
    }
    case 'sent-back': {
      const entry = order && pick(entriesOf(order).filter(isOwedByHand), what.entry);
      return entry && sendBack(world, run, order, entry);
    }
    case 'cancel-keeping': {
      if (!order) return;
      const keep = shareOf(remainingCents(order), what.share);
      return later('administrator: cancels and keeps', async () => {
        const now = (await findOrderByNumber(order.id))!;
        // Of a cancelled order nothing is kept any more.
        if (now.status !== 'cancelled') run.kept.add(order.id);
        await moveOrder(now, 'cancelled', keep);
      });
    }
    case 'free':
      return later('administrator: free', () =>
        freeArtwork({ artworkId: artworks[what.which]!.id, editor: 'admin' }),
      );
    case 'offer':
      return later('administrator: offer', () =>
        makeOffer({
          input: offeringOf(world, what.wish, what.parts, offerMinutes),
          key: `offer-${what.form}`,
          editor: 'admin',
        }),
      );
    case 'change-offer': {
      const offered = pick(offersInTime(world), what.which);
      if (!offered) return;
      const wanted = artworks.flatMap(({ id }, index) =>
        offered.items.some((item) => item.id === id) ? [index] : [],
      );
      return later('administrator: changes the offer', () =>
        changeOffer(
          { id: offered.id, editor: 'admin', version: null },
          offeringOf(world, wanted, what.parts, what.minutes),
        ),
      );
    }
    case 'withdraw': {
      const offered = pick(offersInTime(world), what.which);
      if (!offered) return;
      return later('administrator: withdraws the offer', () =>
        withdrawOffer({ id: offered.id, editor: 'admin' }),
      );
    }
    case 'open-part': {
      const offered = pick(offersInTime(world), what.which);
      if (!offered) return;
      const cents = what.isAll ? outstandingCents(offered) : awaitedCents(offered);
      return later('a device opens a part', async () => {
        const token = `${offered.id}.${offered.accessKey}`;
        const { clientSecret } = await openPart(token, { cents, version: null });
        if (!run.secrets.includes(clientSecret)) run.secrets.push(clientSecret);
      });
    }
    case 'sell-elsewhere':
      return later('administrator: sold elsewhere', () => {
        const { id: artworkId, price } = artworks[what.which]!;
        const isTold = what.key === 0;
        const input = saleInput.parse({
          items: [{ artworkId, price: isTold ? price : null }],
          customerEmail: isTold ? 'rose@example.com' : '',
          day: '2020-01-01',
        });
        return recordSale({ input, key: `${what.which}-${what.key}`, editor: 'admin' });
      });
    case 'edit':
      return edit(world, artworks[what.which]!.id, what.edit);
    case 'set-hour':
      return setHour(world, run, artworks[what.which]!.id, what.seconds);
    case 'at-stripe':
      return atStripe(world, secret, what.deed);
    case 'post':
      return world.feed.post(what.painting, what.wording, world.clock.now());
    case 'edit-post':
      return world.feed.edit(what.which, what.wording);
    case 'remove-post':
      return world.feed.remove(what.which);
    case 'turn-feed':
      return world.feed.turn(what.isOn);
    case 'sync':
      return later('sync', sync);
    case 'answer-gone': {
      const since = goneOf(world)?.since;
      if (!since) return;
      return later('painter answers', () => answerGone({ since, answer: what.answer }, 'admin'));
    }
    case 'answer': {
      const asked = pick(listAsked(world), what.which);
      return asked && later('painter answers', () => answer(world, asked));
    }
    case 'open-any':
    case 'transfer-any': {
      const wanted = pick(listShown(world), what.which);
      if (!wanted) return;
      const purchase = { artworkId: wanted.id, amount: centsOf(wanted.price) / 100 };
      const caller = `buyer-${what.buyer}`;
      if (what.kind === 'transfer-any') {
        const customer = { customerName: 'Marie', customerEmail: `${caller}@example.com` };
        return later('transfer', () => placeTransfer({ ...purchase, ...customer }, caller));
      }
      return later(`${caller} opens a form`, async () => {
        run.secrets.push((await openCardForm(purchase, caller)).clientSecret);
      });
    }
    case 'time':
      return network.pass(what.seconds * 1000);
    case 'crash':
      return network.crash();
  }
}

/** Pays at Stripe, as the buyer's browser does. */
async function confirmAtStripe({ shop }: World, secret: string | undefined, isGood: boolean) {
  if (!secret) return;
  await shop.askStripe(
    new Request(`${shop.stripeUrl}/stripe/v1/payment_intents/${intentOf(secret)}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams({
        client_secret: secret,
        payment_method: isGood ? 'pm_card_visa' : 'pm_card_chargeDeclined',
        return_url: 'https://shop.simulated/payment-confirmation',
      }),
    }),
  );
}

/** Does what the webhook of a refund or dispute does. */
async function readRefunds(secret: string): Promise<void> {
  const settled = await settlePayment(intentOf(secret));
  if (settled) await recordReturns(settled);
}

type Deed =
  | 'capture'
  | 'capture-part'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'refund-fails'
  | 'dispute'
  | 'dispute-part'
  | 'ask'
  | `decide-${Decision}`;

async function atStripe({ shop }: World, secret: string | undefined, deed: Deed): Promise<void> {
  if (!secret) return;
  const id = intentOf(secret);
  const refund = [...shop.account.refunds.all()].find((one) => one.payment_intent === id);
  const dispute = [...shop.account.disputes.all()].find((one) => one.payment_intent === id);
  if (deed === 'refund-fails' && refund?.status !== 'succeeded') return;
  const decision = deed.startsWith('decide-') ? (deed.slice(7) as Decision) : null;
  if (deed in openings && (dispute || !hasMoney(shop, id))) return;
  if (decision && dispute?.status !== decidable[decision]) return;
  const paths: Partial<Record<Deed, string>> = {
    capture: `/stripe/v1/payment_intents/${id}/capture`,
    'capture-part': `/stripe/v1/payment_intents/${id}/capture`,
    cancel: `/stripe/v1/payment_intents/${id}/cancel`,
    expire: `/bank/payment_intents/${id}/expire`,
    refund: '/stripe/v1/refunds',
    'refund-fails': `/bank/refunds/${refund?.id}/fail`,
  };
  const atBank = decision
    ? `/bank/disputes/${dispute?.id}/close`
    : `/bank/payment_intents/${id}/dispute`;
  const bodies: Partial<Record<Deed, Record<string, string>>> = {
    capture: { 'metadata[by]': byDashboard },
    'capture-part': { amount_to_capture: String(partCents), 'metadata[by]': byDashboard },
    refund: {
      payment_intent: id,
      amount: String(dashboardCents),
      'metadata[by]': byDashboard,
    },
  };
  const opening = (openings as Partial<Record<Deed, object>>)[deed];
  const asked = decision ? { status: decision } : opening;
  await shop.askStripe(
    new Request(`${shop.stripeUrl}${paths[deed] ?? atBank}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandboxSecretKey}` },
      body: asked ? JSON.stringify(asked) : new URLSearchParams(bodies[deed]),
    }),
  );
}

const openings = {
  dispute: {},
  'dispute-part': { amount: dashboardCents },
  ask: { status: 'warning_needs_response' },
};

/** The status in which the bank takes each decision. */
const decidable: Record<Decision, string> = {
  open: 'warning_needs_response',
  closed: 'warning_needs_response',
  prevented: 'warning_needs_response',
  won: 'needs_response',
  lost: 'needs_response',
};

function hasMoney(shop: Simulated, id: string): boolean {
  const { latest_charge: charge } = shop.account.paymentIntents.find(id) ?? {};
  const { amount_captured = 0, amount_refunded = 0 } =
    shop.account.charges.find(String(charge)) ?? {};
  return amount_captured > amount_refunded;
}

function edit({ shop }: World, id: string, kind: 'hide' | 'show' | 'dearer'): void {
  const artwork = shop.records<Artwork>('artworks/').get(id)!;
  const price = kind === 'dearer' ? (Number(artwork.price) + 10).toFixed(2) : artwork.price;
  const isHidden = kind === 'dearer' ? artwork.isHidden : kind === 'hide';
  shop.write(`artworks/${id}`, { ...artwork, price, isHidden });
}

/** Sets the hour of an artwork while nothing is under way, so that every take that follows is of this hour. */
async function setHour(world: World, run: Run, id: string, seconds: number | null): Promise<void> {
  const { clock, network, shop } = world;
  await network.runAll();
  run.broken.push(...findUnsafe(world, run));
  const artwork = shop.records<Artwork>('artworks/').get(id)!;
  const opensAt = seconds === null ? null : new Date(clock.now() + seconds * 1000).toISOString();
  shop.write(`artworks/${id}`, { ...artwork, opensAt });
}

function shareOf(cents: Cents, share: number): Cents {
  return asCents(Math.round(cents * share));
}

/** Returns a purchase at the present prices. */
function purchaseOf({ shop }: World, wish: readonly number[]) {
  const stored = shop.records<Artwork>('artworks/');
  const ids = wish.map((index) => artworks[index]!.id);
  const cents = ids.reduce((sum, id) => sum + centsOf(stored.get(id)!.price), 0);
  return { artworkId: ids[0]!, artworkIds: ids, amount: cents / 100 };
}

const offerMinutes = 3;

/** Returns an offer of the artworks, or of a line, for 120 dollars each, in equal parts that are a minute apart. */
function offeringOf(
  { clock }: World,
  wish: readonly number[],
  count: number,
  minutes: number,
): OfferInput {
  const price = '120';
  const items =
    wish.length > 0
      ? wish.map((index) => ({ artworkId: artworks[index]!.id, price }))
      : [{ title: 'A portrait', price }];
  const cents = Math.round((items.length * 12_000) / count);
  const parts = Array.from({ length: count }, (_, index) => ({
    cents,
    until: new Date(clock.now() + (minutes + index) * 60_000).toISOString(),
  }));
  return offerInput.parse({ customerEmail: 'rose@example.com', items, parts });
}

function offersInTime(world: World): OrderRecord[] {
  return ordersInTime(world).filter(({ method }) => method === 'offer');
}

function listShown({ shop }: World): Artwork[] {
  return [...shop.records<Artwork>('artworks/').values()].filter(({ isHidden }) => !isHidden);
}

function ordersInTime({ shop }: World): OrderRecord[] {
  const orders = [...shop.records<OrderRecord>('orders/').values()];
  return orders.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0]!;
}

function pick<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[which % Math.max(1, items.length)];
}
