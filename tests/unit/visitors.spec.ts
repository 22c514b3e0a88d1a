import { test } from 'node:test';
import { expect } from '@playwright/test';
import { readProxies, visitorAddress } from '../../netlify/local/production/visitors.ts';

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

test('a name that is no address is refused', () => {
  expect(() => readProxies('127.0.0.1 caddy')).toThrow('TRUSTED_PROXIES: caddy is no address');
});
