import { test } from 'node:test';
import { expect } from '@playwright/test';
import { settingsInput } from '#shared/admin/settings';
import { formatDate, formatMoment } from '#shared/format';
import { writeLetter } from '../../netlify/use-cases/order-mails/letters.ts';
import { mailOrder } from '../fixtures/buyers/mail-order.ts';
import { mailShop } from '../fixtures/mail-shop.ts';
import { giveLeastEnvironment } from '../fixtures/start/least-environment.ts';

giveLeastEnvironment();

test('a moment is in the time zone of the shop, and in UTC without one', () => {
  const date = '2026-11-24T18:05:00.000Z';
  expect(formatMoment(date, '')).toBe('November 24, 2026 at 18:05 (UTC)');
  expect(formatMoment(date, 'America/Port-au-Prince')).toBe('November 24, 2026 at 13:05 (EST)');
  expect(formatMoment('2026-07-24T23:05:00.000Z', 'Europe/Paris')).toBe(
    'July 25, 2026 at 01:05 (GMT+2)',
  );
  expect(formatMoment(date, 'Haiti/Jacmel')).toBe('November 24, 2026 at 18:05 (UTC)');
});

test('a date is in the time zone of the order, and in UTC without one', () => {
  const date = '2026-11-25T02:00:00.000Z';
  expect(formatDate(date)).toBe('November 25, 2026');
  expect(formatDate(date, 'America/Port-au-Prince')).toBe('November 24, 2026');
  expect(formatDate(date, 'Haiti/Jacmel')).toBe('November 25, 2026');
});

for (const [typed, timeZone] of [
  ['', ''],
  ['America/Port-au-Prince', 'America/Port-au-Prince'],
  [' Europe/Paris ', 'Europe/Paris'],
  ['UTC', 'UTC'],
  ['New York', 'America/New_York'],
  ['america/new york', 'America/New_York'],
  ['PORT AU PRINCE', 'America/Port-au-Prince'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['Indianapolis', 'America/Indianapolis'],
  ['Jacmel', null],
  ['?', null],
  ['+05:00', null],
] as const) {
  test(`the time zone '${typed}' is ${timeZone === null ? 'refused' : `taken as '${timeZone}'`}`, () => {
    const read = settingsInput.safeParse({ timeZone: typed });
    expect(read.success ? read.data.timeZone : null).toBe(timeZone);
  });
}

for (const [fields, stored] of [
  [{ returnDays: ' 014 ' }, '14'],
  [{ returnDays: '' }, ''],
  [{ returnDays: '0' }, '0'],
  [{ returnDays: '366' }, null],
  [{ returnDays: '2 weeks' }, null],
  [{ shippingCosts: 'us,ca : 45.5\n\n HT:0 ' }, 'US, CA: 45.50\nHT: 0.00'],
  [{ shippingCosts: '' }, ''],
  [{ shippingCosts: 'Jacmel: 0' }, null],
  [{ shippingCosts: 'US: free' }, null],
  [{ shippingCosts: 'US' }, null],
  [{ shippingCosts: 'US: 10\nCA, US: 20' }, null],
] as const) {
  test(`${JSON.stringify(fields)} is ${stored === null ? 'refused' : 'taken'} (rule 93)`, () => {
    const [name] = Object.keys(fields) as (keyof typeof fields)[];
    const read = settingsInput.safeParse(fields);
    expect(read.success ? read.data[name!] : null).toBe(stored);
  });
}

test('deadlines of mails to the painter are in the time zone of the shop', () => {
  const shop = { ...mailShop, timeZone: 'America/Port-au-Prince' };
  const order = { ...mailOrder(1), deadline: '2099-11-24T18:05:00.000Z' };
  const { text } = writeLetter(order, { kind: 'transfer-confirmed', about: '' }, shop)!;
  expect(text.replaceAll(/\s+/g, ' ')).toContain('held until November 24, 2099 at 13:05 (EST)');
});

test('deadlines of mails to the buyer are in the time zone of the order, else of the shop', () => {
  const shop = { ...mailShop, timeZone: 'Europe/Paris' };
  const order = { ...mailOrder(1), deadline: '2099-11-24T18:05:00.000Z' };
  const told = (timeZone?: string) =>
    writeLetter(
      { ...order, timeZone },
      { kind: 'transfer-instructions', about: '' },
      shop,
    )?.text.replaceAll(/\s+/g, ' ');
  expect(told('America/Port-au-Prince')).toContain('until November 24, 2099 at 13:05 (EST)');
  expect(told()).toContain('until November 24, 2099 at 19:05 (GMT+1)');
});
