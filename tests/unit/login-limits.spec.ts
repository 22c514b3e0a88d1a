import { test } from 'node:test';
import { expect } from '@playwright/test';
import { hashAddress } from '../../netlify/keyed-hash.ts';
import { loginDelayMs } from '../../netlify/use-cases/admin/login-limits.ts';
import { giveLeastEnvironment } from '../fixtures/start/least-environment.ts';

giveLeastEnvironment();

test('A login waits longer after each failure of its own address', () => {
  expect([0, 2, 3, 4, 5, 6, 9].map((own) => loginDelayMs(own, own))).toEqual([
    0, 0, 250, 500, 1000, 1500, 1500,
  ]);
});

test('A login waits longer the more logins fail everywhere, two seconds at most', () => {
  expect([20, 21, 60, 100, 300].map((all) => loginDelayMs(0, all))).toEqual([
    0, 25, 1000, 2000, 2000,
  ]);
  expect(loginDelayMs(5, 40)).toBe(1000);
});

test('Failures of one IPv6 /64 count as those of one address', () => {
  expect(hashAddress('2001:db8:1:2::1')).toBe(hashAddress('2001:db8:1:2:ffff::9'));
  expect(hashAddress('2001:db8:1:2::1')).not.toBe(hashAddress('2001:db8:1:3::1'));
});
