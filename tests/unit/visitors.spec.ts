import { mock, test } from 'node:test';
import { expect } from '@playwright/test';
import { createFront } from '../../netlify/server/production/front.ts';
import { readProxies, visitorAddress } from '../../netlify/server/production/visitors.ts';
import type { WebHandler } from '../../netlify/node/web-server.ts';

const chain = '198.51.100.7, 203.0.113.9, 10.0.0.2';

test('a forwarded chain is read from its end, past the named proxies only', () => {
  const behind = (names: string, caller = '127.0.0.1') =>
    visitorAddress(chain, caller, readProxies(names));
  expect(behind(''), 'no proxy has a name').toBe('127.0.0.1');
  expect(behind('127.0.0.1')).toBe('10.0.0.2');
  expect(behind('127.0.0.1, 10.0.0.0/8'), 'not what the visitor wrote').toBe('203.0.113.9');
  expect(behind('127.0.0.1', '203.0.113.50'), 'a caller beside the proxy').toBe('203.0.113.50');
  expect(behind('::1', '::1')).toBe('10.0.0.2');
});

test('without a chain, or with words in it, the visitor has the address of the call', () => {
  const proxies = readProxies('127.0.0.1');
  expect(visitorAddress(null, '127.0.0.1', proxies)).toBe('127.0.0.1');
  expect(visitorAddress('unknown', '127.0.0.1', proxies)).toBe('127.0.0.1');
  expect(visitorAddress('::ffff:203.0.113.9', '127.0.0.1', proxies)).toBe('203.0.113.9');
});

test('a proxy may write ports, quotes and a last comma', () => {
  const proxies = readProxies('127.0.0.1,10.0.0.0/8');
  for (const [forwarded, visitor] of [
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['203.0.113.7, 10.1.2.3:8080', '203.0.113.7'],
    ['203.0.113.7:1, [::ffff:10.1.2.3]:8080', '203.0.113.7'],
    ['203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['"203.0.113.7"', '203.0.113.7'],
    ['"[2001:db8::7]:443"', '2001:db8::7'],
    ['"203.0.113.7:51234", "10.1.2.3"', '203.0.113.7'],
    ['203.0.113.7,', '203.0.113.7'],
    ['198.51.100.7, 203.0.113.7, ,', '203.0.113.7'],
    ['"203.0.113.7', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
    ['203.0.113.7:port', '127.0.0.1'],
  ] as const)
    expect(visitorAddress(forwarded, '127.0.0.1', proxies), forwarded).toBe(visitor);
});

test('a name that is no address is refused', () => {
  expect(() => readProxies('127.0.0.1 caddy')).toThrow('TRUSTED_PROXIES: caddy is no address');
});

test('the shop gets the address of the visitor, and hears of a proxy that is not named (rule 109)', async () => {
  const call = async (names: string, headers: Record<string, string>) => {
    const answer = createFront(readProxies(names))((_, ip) => new Response(ip), newStore());
    const { text } = await askedBy(answer, '10.0.0.2', '/', headers);
    const unnamed = process.env['UNNAMED_PROXY'];
    delete process.env['UNNAMED_PROXY'];
    return { text, unnamed };
  };
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  expect(await call('10.0.0.2', forwarded)).toEqual({ text: '203.0.113.9', unnamed: undefined });
  for (const names of ['', '127.0.0.1'])
    expect(await call(names, forwarded)).toEqual({ text: '10.0.0.2', unnamed: '10.0.0.2' });
  expect(await call('', {})).toEqual({ text: '10.0.0.2', unnamed: undefined });
});

test('the health address says whether the store can be written, and tries once a second at most (rule 109)', async () => {
  mock.method(console, 'error', () => {});
  for (const { status, store } of [
    { status: 200, store: newStore() },
    { status: 503, store: newStore(new Error('the disk is full')) },
  ]) {
    const answer = createFront([])(() => new Response('the shop'), store);
    const health = { status, text: JSON.stringify({ ok: status === 200 }) };
    for (const _ of 'ab') expect(await askedBy(answer, '127.0.0.1', '/api/health')).toEqual(health);
    expect(store.requireWritable.mock.callCount()).toBe(1);
  }
  mock.restoreAll();
});

/** Returns a store. `failure`: why it cannot be written. */
function newStore(failure?: Error) {
  const requireWritable = mock.fn(() => {
    if (failure) throw failure;
  });
  return { requireWritable };
}

async function askedBy(
  answer: WebHandler,
  caller: string,
  path: string,
  headers: Record<string, string> = {},
) {
  const response = await answer(new Request(`https://shop.example${path}`, { headers }), caller);
  return { status: response.status, text: await response.text() };
}
