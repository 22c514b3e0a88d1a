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

/** Milliseconds; `refused`: a 409 for a held or sold artwork, which is no error. */
type Figures = {
  calls: number;
  perSecond: number;
  errors: number;
  refused: number;
  p50: number;
  p99: number;
};
type Sample = { ms: number; status: number };

/** 200 visitors browse while 50 buy from 30 artworks, on a separate shop. `broken`: errors, and artworks sold twice. */
export async function measureLoad(): Promise<Section> {
  const shop = await startShop();
  try {
    const start = performance.now();
    const works = await stockShop(shop);
    const stocked = performance.now();
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
    const left = performance.now();
    const soldTwice = await findSoldTwice(shop);
    const times = [stocked - start, left - stocked, performance.now() - left].map(
      (ms) => `${Math.round(ms / 1000)} s`,
    );
    const title = `${visitors} visitors browse while ${buyers} buy: calls, milliseconds (stocked, used, looked through in ${times.join(', ')})`;
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

async function browse(shop: Shop, end: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  await wait(Math.random() * lookMs);
  while (performance.now() < end) {
    const path = paths[Math.floor(Math.random() * paths.length)]!;
    samples.push(await sample(async () => (await read(`${shop.url}${path}`)).status));
    await wait(lookMs * (0.5 + Math.random()));
  }
  return samples;
}

/** Each buyer wants one artwork, some the same one: opens the payment, pays, and asks for the result. */
async function buy(shop: Shop, works: string[], index: number): Promise<Sample[]> {
  const buyer = newBuyer(shop);
  const wish = works[index % works.length]!;
  await wait((index / buyers) * secondsLong * 800);
  let secret = '';
  const opening = await sample(async () => {
    const { status, body } = await buyer.openCard([wish], priceOf(wish));
    secret = body.clientSecret;
    return status;
  });
  if (!secret) return [opening];
  await inPatience(payByCard(shop, secret));
  return [opening, await sample(async () => (await buyer.outcomeOf(secret)).status)];
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

async function sample(call: () => Promise<number>): Promise<Sample> {
  const start = performance.now();
  const status = await inPatience(call());
  return { ms: performance.now() - start, status };
}

/** The status of an answer, 0 without one. */
function inPatience(status: Promise<number>): Promise<number> {
  return Promise.race([status.catch(() => 0), wait(patienceMs, 0, { ref: false })]);
}

async function read(url: string): Promise<Response> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response;
}

function sum(samples: Sample[]): Figures {
  const times = samples.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
  return {
    calls: samples.length,
    perSecond: Math.round(samples.length / secondsLong),
    errors: samples.filter(({ status }) => status !== 200 && status !== 409).length,
    refused: samples.filter(({ status }) => status === 409).length,
    p50: at(0.5),
    p99: at(0.99),
  };
}
