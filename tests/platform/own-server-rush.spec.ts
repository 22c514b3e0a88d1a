import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { addWorks, workPrice } from '../fixtures/artworks/more-works.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { listRecords, ordersPrefix, readRecord } from '../fixtures/records.ts';
import { ownLogin, reconciledAfter, test, type OwnServer } from '../fixtures/start/own-server.ts';
import { listDescendants } from '../fixtures/start/platform-processes.ts';
import type { OrderRecord } from '../../netlify/use-cases/orders/record/records.ts';
import { findUnbalanced, findUnread, findUntrue } from '../simulation/ledger-promises.ts';

const visitors = 200;
const works = 50;
/** Of each artwork two want the one piece. */
const buyersOfEach = 2;
const mostMegabytes = 700;
const between = () => pause(500 + Math.random() * 1000);

test('200 visitors browse while 50 buy: no call fails, memory is bounded, and a kill on the way sells nothing twice @nightly', async ({
  prepareServer,
}) => {
  test.setTimeout(900_000);
  const server = await prepareServer();
  await server.start();
  const admin = await server.openAdmin();
  await admin.pasteKeys();
  const ids = addWorks(server, works);
  await server.end();
  // It sees that its site is behind its store, and builds.
  await server.start();
  const last = `/art/${ids.at(-1)}`;
  await expect
    .poll(async () => (await fetch(server.url + last)).status, { timeout: 120_000 })
    .toBe(200);

  const failed: string[] = [];
  let isKilled = false;
  const over = new AbortController();
  let answers = 0;
  const memory: number[] = [];

  async function get(path: string): Promise<void> {
    const { status } = await fetch(server.url + path).then(
      async (answer) => (await answer.arrayBuffer(), answer),
      (error: Error) => ({ status: String(error.cause ?? error) }),
    );
    answers++;
    if (status !== 200 && !isKilled) failed.push(`${path} ${status}`);
  }
  async function browse(number: number): Promise<void> {
    const id = ids[number % works]!;
    const paths = ['/', `/art/${id}`, '/art', '/api/availability', '/fr/'];
    await pause(number * 20);
    for (let step = 0; !over.signal.aborted; step++) {
      await get(paths[step % paths.length]!);
      await between();
    }
  }
  /** Tries again after a kill, as a person does. Answers whether the artwork was sold to somebody else. */
  async function buy(id: string): Promise<'paid' | 'refused'> {
    const buyer = newBuyer(server);
    for (;;) {
      const form = await buyer.openCard([id], workPrice).catch(() => null);
      if (form?.status === 409) return 'refused';
      if (form?.status === 200) {
        const paid = await payByCard(server, form.body.clientSecret);
        if (paid !== 200) return 'refused';
        return 'paid';
      }
      if (!isKilled) failed.push(`form of ${id} ${form?.status} ${form?.body.error}`);
      await pause(2000);
    }
  }
  async function watch(): Promise<void> {
    for (; !over.signal.aborted; await pause(1000))
      if (!isKilled) memory.push(megabytesOf(server.pid()));
  }

  const browsing = Array.from({ length: visitors }, (_, number) => browse(number));
  const watching = watch();
  const half = (from: number) =>
    Promise.all(
      ids.slice(from, from + works / 2).flatMap((id, number) =>
        Array.from({ length: buyersOfEach }, async () => {
          await pause(number * 400);
          return buy(id);
        }),
      ),
    );
  const sold = async () => (await admin.orders()).filter(({ status }) => status === 'processing');
  await half(0);
  await expect.poll(async () => (await sold()).length, { timeout: 60_000 }).toBe(works / 2);
  const whole = { failed: [...failed], memory: Math.max(...memory), answers };

  const second = half(works / 2);
  await pause(4000);
  isKilled = true;
  await server.end('SIGKILL');
  await server.start();
  await second;
  await expect.poll(async () => (await sold()).length, { timeout: 120_000 }).toBe(works);
  over.abort();
  await Promise.all([...browsing, watching]);

  console.log(`${whole.answers} answers, at most ${whole.memory} MB`);
  expect(whole.failed).toEqual([]);
  expect(whole.memory).toBeLessThan(mostMegabytes);
  const soldIds = (await sold()).flatMap(({ items }) => items.map(({ id }) => id));
  expect(soldIds.toSorted()).toEqual(ids.toSorted());
  await server.end();
  await server.start(reconciledAfter(15));
  await expect.poll(() => findBroken(server), { timeout: 60_000 }).toEqual([]);
});

/** Returns a share of 48 MB, which 14 connections of a network send together. */
const heldBytes = (number: number) => (number < 65 ? 3_428_571 : 3_428_577);
const heldPaths = [
  '/api/create-payment-intent',
  '/api/create-zelle-payment',
  '/api/admin/login',
  '/api/admin/uploads',
  '/api/webhooks/stripe',
];

test('70 connections of five networks send 240 MB and then nothing, and a sixth network buys and signs in @nightly', async ({
  prepareServer,
}) => {
  test.setTimeout(300_000);
  const server = await prepareServer();
  await server.start({ ZELLE_NAME: 'Ana', ZELLE_EMAIL: 'ana@example.com' });
  const admin = await server.openAdmin();
  await admin.pasteKeys();
  const [first, second] = [await admin.hang(), await admin.hang({ title: 'Another' })];
  const buyer = newBuyer(server);
  const sockets = Array.from({ length: 70 }, (_, number) => hold(server.url, number));
  const open = () => sockets.filter(({ closed }) => !closed).length;
  await pause(3000);
  const acts: [string, () => Promise<{ status: number }>][] = [
    ['card forms', () => buyer.openCard([first.id], Number(first.price))],
    [
      'transfer orders',
      () => buyer.orderByTransfer([second.id], 'marie@example.com', Number(second.price)),
    ],
    ['logins', () => buyer.send('POST', '/api/admin/login', ownLogin)],
  ];
  const statuses: Record<string, number[]> = {};
  const openAtFirst = open();
  for (let round = 0; round < 10; round++, await pause(1000))
    for (const [name, act] of acts) (statuses[name] ??= []).push((await act()).status);
  const refused = acts.map(
    ([name]) => `${name} ${statuses[name]!.filter((status) => status === 503).length}`,
  );
  console.log(
    `503 of 10 calls each: ${refused.join(', ')}; of 70 connections ${openAtFirst} were open after 3 s, ${open()} at the end`,
  );
  for (const socket of sockets) socket.destroy();
  expect(Object.values(statuses).flat()).toEqual(Array<number>(30).fill(200));
});

/** Sends one of 70 parts of the bytes from one of five networks, as the body of a call that does not end. */
function hold(url: string, number: number): Socket {
  const { port } = new URL(url);
  const socket = connect({
    port: Number(port),
    host: '127.0.0.1',
    localAddress: `127.0.0.${10 + (number % 5)}`,
  });
  socket.on('error', () => undefined).resume();
  const head = [
    `POST ${heldPaths[Math.floor(number / 5) % heldPaths.length]} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    '',
    '',
  ];
  socket.write(head.join('\r\n'));
  const body = Buffer.alloc(heldBytes(number), ' ');
  socket.write(`${body.length.toString(16)}\r\n`);
  socket.write(body);
  return socket;
}

/** Returns the broken promises of the simulation about orders, money and mails, after a reconciliation. */
async function findBroken(server: OwnServer): Promise<string[]> {
  const { paymentIntents: payments, refunds, disputes } = await server.state();
  const orders = listRecords(server, ordersPrefix).map((key) =>
    readRecord<OrderRecord>(server, key),
  );
  const books = { orders, payments, refunds, disputes };
  const unsent = orders.filter(({ mails }) => mails.some(({ state }) => state !== 'sent'));
  return [
    ...orders.flatMap((order) => findUntrue(order, false)),
    ...findUnbalanced(books),
    ...findUnread(books),
    ...unsent.map(({ id }) => `a mail of order ${id} is not sent`),
  ];
}

/** Returns what all processes from this one down have in memory that they do not share (PSS), in mebibytes. */
function megabytesOf(pid: number): number {
  const kilobytes = [pid, ...listDescendants(pid)].map(kilobytesOf);
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

/** Returns 0 for a process that has ended. */
function kilobytesOf(pid: number): number {
  try {
    const usage = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(usage)?.[1]);
  } catch {
    return 0;
  }
}
