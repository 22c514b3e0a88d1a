import { test } from 'node:test';
import { expect } from '@playwright/test';
import { settingsInput } from '#shared/admin/settings';
import { readCountries } from '#shared/countries';
import { areShippingCosts, tidyShippingCosts } from '#shared/sale-terms';

for (const [typed, codes] of [
  ['USA, Canada', 'US, CA'],
  ['us ca, HT', 'US, CA, HT'],
  ['U.S.A.; Haïti\nRépublique dominicaine', 'US, HT, DO'],
  ['the Bahamas, Saint Lucia, Etazini, Ayiti', 'BS, LC, US, HT'],
  ['UK, Myanmar (Burma), Jacmel', 'GB, MM, JACMEL'],
  [' , ', ''],
] as const) {
  test(`the countries '${typed}' are ${codes || 'none'}`, () => {
    expect(readCountries(typed).join(', ')).toBe(codes);
  });
}

test('settings take countries and an Instagram profile in the words of people', () => {
  const read = (input: object) => settingsInput.safeParse(input).data;
  expect(read({ shippingCountries: 'Haiti, France' })).toEqual({ shippingCountries: 'HT, FR' });
  expect(read({ shippingCountries: 'Jacmel' })).toBeUndefined();
  const profile = { instagramUrl: 'https://www.instagram.com/ana.paints/' };
  expect(read({ instagramUrl: ' @ana.paints' })).toEqual(profile);
  expect(read(profile)).toEqual(profile);
  expect(read({ instagramUrl: 'ana paints' })).toBeUndefined();
  const costs = tidyShippingCosts('USA, Canada: 45.5\n haïti : 0');
  expect(costs).toBe('US, CA: 45.50\nHT: 0.00');
  expect(areShippingCosts(costs)).toBe(true);
});
