import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { createBodies } from '../../netlify/server/platform/functions/whole-request.ts';

const room = { ofAll: 3000, ofNetwork: 1500 };
const rooms = { session: room, strangers: room };
const stranger = { largest: 100_000, hasSession: false };
const painter = { largest: 4_000_000, hasSession: true };
const periodMs = 100;

test('bodies in memory have an end, for a network and for all together, and give their room back', async () => {
  const read = createBodies(rooms);
  const ask = (bytes: number, ip: string, rules = stranger) =>
    read(
      new Request('http://shop.example', { method: 'POST', body: 'x'.repeat(bytes) }),
      ip,
      rules,
    );
  const taken = async (bytes: number, ip: string) => {
    const whole = await ask(bytes, ip);
    if (whole instanceof Response) throw new Error(`${whole.status}`);
    return whole;
  };
  const first = await taken(1000, '2001:db8::1');
  expect(await first.request.text()).toBe('x'.repeat(1000));
  expect(await ask(600, '2001:db8::2'), 'the same network').toMatchObject({ status: 503 });
  await taken(500, '2001:db8::2');
  await taken(1400, '192.0.2.1');
  const refused = (await ask(200, '192.0.2.2')) as Response;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  first.free();
  first.free();
  await taken(900, '192.0.2.2');
  await expect(taken(300, '192.0.2.3')).rejects.toThrow('503');
  expect(await ask(1500, '192.0.2.3', painter), 'a room of their own').not.toBeInstanceOf(Response);
});

test('a body that breaks off gives its room back', async () => {
  const read = createBodies(rooms);
  const broken = () => {
    let chunks = 2;
    const body = new ReadableStream({
      pull(controller) {
        if (chunks-- > 0) controller.enqueue(new Uint8Array(700));
        else controller.error(new Error('The visitor left'));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    return read(new Request('http://shop.example', init), '192.0.2.1', stranger);
  };
  for (let time = 0; time < 5; time++) await expect(broken()).rejects.toThrow('The visitor left');
});

/** Returns a body that brings so many bytes at each of these moments, and then does not end unless `isWhole`. */
function slowBody(bytes: number, moments: number[], isWhole: boolean) {
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const moment = moments.shift();
        if (moment === undefined && isWhole) return controller.close();
        await wait(moment ?? 10_000, undefined, { ref: false });
        sent.bytes += bytes;
        controller.enqueue(new Uint8Array(bytes));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  return { request: new Request('http://shop.example', init), sent };
}

test('a stranger’s body comes within one period, and gives its room back if it does not (rule 109)', async () => {
  const read = createBodies(rooms, periodMs);
  for (let time = 0; time < 3; time++) {
    const { request } = slowBody(1400, [0], false);
    const refused = (await read(request, '192.0.2.1', stranger)) as Response;
    expect([refused.status, refused.headers.get('connection')]).toEqual([408, 'close']);
  }
  // However much it brings.
  const steady = slowBody(
    10,
    Array.from({ length: 12 }, () => 10),
    true,
  );
  expect(await read(steady.request, '192.0.2.1', stranger)).toMatchObject({ status: 408 });
});

test('with a session each period after the first brings 40 kB (rule 109)', async () => {
  const large = { ofAll: 10_000_000, ofNetwork: 10_000_000 };
  const read = createBodies({ session: large, strangers: room }, periodMs);
  const ask = (bytes: number, moments: number[], isWhole = true) =>
    read(slowBody(bytes, moments, isWhole).request, '192.0.2.1', painter);
  const steps = (count: number, ms: number) => Array.from({ length: count }, () => ms);
  const arrived = await ask(60_000, steps(15, 20));
  if (arrived instanceof Response) throw new Error(`${arrived.status}`);
  expect((await arrived.request.bytes()).length).toBe(900_000);
  expect(await ask(1000, [0, 120]), 'a slow beginning').not.toBeInstanceOf(Response);
  expect(await ask(1000, steps(30, 20)), 'too slow').toMatchObject({ status: 408 });
  expect(await ask(3_000_000, [0], false), 'much at once and then nothing').toMatchObject({
    status: 408,
  });
});

test('a call gets nothing of a body that is larger than its own size, and no more than that is read', async () => {
  const read = createBodies();
  const own = { largest: 5000, hasSession: false };
  const { request, sent } = slowBody(
    1000,
    Array.from({ length: 50 }, () => 0),
    true,
  );
  const cut = await read(request, '192.0.2.1', own);
  if (cut instanceof Response) throw new Error(`${cut.status}`);
  expect([cut.isCut, cut.request.body, cut.request.headers.get('content-length')]).toEqual([
    true,
    null,
    '6000',
  ]);
  expect(sent.bytes).toBe(6000);
  for (const rules of [own, { largest: 0, hasSession: false }]) {
    const unread = slowBody(1000, [0], true);
    unread.request.headers.set('content-length', '5001');
    const whole = await read(unread.request, '192.0.2.1', rules);
    if (whole instanceof Response) throw new Error(`${whole.status}`);
    expect([whole.isCut, whole.request.body, unread.sent.bytes]).toEqual([false, null, 0]);
  }
});
