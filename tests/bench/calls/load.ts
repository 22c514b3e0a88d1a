import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import { artworkBody } from '../../fixtures/artworks/artwork-input.ts';
import { newBuyer, payByCard, signInAdmin } from '../../fixtures/buyers/buyers.ts';
import { startShop, type Shop } from '../../fixtures/platform.ts';
import { loadErrors } from '../budgets.ts';
import type { Section } from '../section.ts';

const visitors = 200;
const buyers = 50;
const furtherWorks = 25;
const secondsLong = 30;
/** Average time on a page. */
const lookMs = 4000;
/** A visitor without an answer leaves after this time, which counts as an error. */
const patienceMs = 10_000;

const paths = [
  '/',
  '/shop-art',
  '/art',
  '/art/jou-mache',
  '/about',
  '/news-center',
  '/universe',
  '/api/availability',
  '/api/artworks',
  '/api/diary',
];

/** `refused`: a 409 for a held or sold artwork, which is no error. */
type Figures = { calls: number; errors: number; refused: number };

/** Measures 200 visitors who browse while 50 buy from 30 artworks, on a separate shop. `broken`: errors, and artworks sold twice. */
export async function measureLoad(): Promise<Section> {
  const shop = await startShop();
  try {
    const works = await stockShop(shop);
    const end = performance.now() + secondsLong * 1000;
    const [browsed, bought] = await Promise.all([
      Promise.all(Array.from({ length: visitors }, () => browse(shop, end))),
      Promise.all(Array.from({ length: buyers }, (_, index) => buy(shop, works, index))),
    ]);
    const rows = [
      { who: 'visitors', people: visitors, ...sum(browsed.flat()) },
      { who: 'buyers', people: buyers, ...sum(bought.flat()) },
    ];
    const failed = rows
      .filter(({ errors }) => errors > loadErrors)
      .map(({ who, errors, calls }) => `${errors} of ${calls} calls of ${who} failed`);
    const soldTwice = await findSoldTwice(shop);
    const title = `${visitors} visitors browse while ${buyers} buy: calls`;
    return { title, rows, broken: [...failed, ...soldTwice] };
  } finally {
    await shop.close();
  }
}

async function stockShop(shop: Shop): Promise<string[]> {
  const admin = await signInAdmin(shop, shop.adminPassword);
  const works = ['jou-mache', 'tanbouye', 'choublak', 'bato-anba-loraj', 'lannwit-sou-mon-yo'];
  for (let number = 1; number <= furtherWorks; number++) {
    const work = artworkBody({ title: `Study ${number}`, price: '150' });
    works.push((await admin.send<{ id: string }>('POST', '/api/admin/artworks', work)).body.id);
  }
  await shop.waitForBuild();
  return works;
}

async function browse(shop: Shop, end: number): Promise<number[]> {
  const statuses: number[] = [];
  await wait(Math.random() * lookMs);
  while (performance.now() < end) {
    const path = paths[Math.floor(Math.random() * paths.length)]!;
    statuses.push(await inPatience(read(`${shop.url}${path}`)));
    await wait(lookMs * (0.5 + Math.random()));
  }
  return statuses;
}

/** Opens the payment of one artwork, which other buyers may want too, pays, and asks for the result. */
async function buy(shop: Shop, works: string[], index: number): Promise<number[]> {
  const buyer = newBuyer(shop);
  const wish = works[index % works.length]!;
  await wait((index / buyers) * secondsLong * 800);
  let secret = '';
  const opening = buyer.openCard([wish], priceOf(wish)).then(({ status, body }) => {
    secret = body.clientSecret;
    return status;
  });
  const opened = await inPatience(opening);
  if (!secret) return [opened];
  await inPatience(payByCard(shop, secret));
  return [opened, await inPatience(buyer.outcomeOf(secret).then(({ status }) => status))];
}

function priceOf(work: string): number | undefined {
  return work.startsWith('study') ? 150 : undefined;
}

async function findSoldTwice(shop: Shop): Promise<string[]> {
  await shop.runScheduled('reconcile');
  const admin = await signInAdmin(shop, shop.adminPassword);
  const sold = (await admin.listOrders()).filter(
    ({ paidAt, status }) => paidAt && status !== 'cancelled',
  );
  const artworks = sold.flatMap(({ items }) => items.map(({ id }) => id));
  const twice = artworks.filter((artwork, index) => artworks.indexOf(artwork) < index);
  const { paymentIntents, refunds } = await shop.state<{
    paymentIntents: Stripe.PaymentIntent[];
    refunds: Stripe.Refund[];
  }>();
  const taken = paymentIntents.filter(({ status }) => status === 'succeeded').length;
  const astray = taken - refunds.length - sold.length;
  return [
    ...twice.map((artwork) => `${artwork} was sold twice`),
    ...(astray === 0 ? [] : [`${astray} payments are neither a sale nor returned`]),
  ];
}

/** Returns the status of an answer, or 0 if none came within the time. */
function inPatience(status: Promise<number>): Promise<number> {
  return Promise.race([status.catch(() => 0), wait(patienceMs, 0, { ref: false })]);
}

async function read(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

/** Counts calls, errors and refusals. `statuses`: 0 for a call without an answer. */
function sum(statuses: number[]): Figures {
  return {
    calls: statuses.length,
    errors: statuses.filter((status) => status !== 200 && status !== 409).length,
    refused: statuses.filter((status) => status === 409).length,
  };
}
