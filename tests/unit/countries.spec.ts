import { test } from 'node:test';
import { expect } from '@playwright/test';
import { settingsInput } from '#shared/admin/settings';
import { readCountries } from '#shared/countries';
import { countryOf } from '#shared/place-country';
import { areShippingCosts, tidyShippingCosts } from '#shared/sale-terms';
import { customsOf } from '../../src/admin/orders/customs.ts';

const address = { name: 'Marie', address: '1 A', city: 'B', country: '', postalCode: '' };

for (const [typed, codes] of [
  ['USA, Canada', 'US, CA'],
  ['us ca, HT', 'US, CA, HT'],
  ['U.S.A.; Haïti\nRépublique dominicaine', 'US, HT, DO'],
  ['the Bahamas, Saint Lucia, Etazini, Ayiti', 'BS, LC, US, HT'],
  ['European Union', 'EUROPEAN, UNION'],
  ['UK, Myanmar (Burma), Jacmel', 'GB, MM, JACMEL'],
  [' , ', ''],
] as const) {
  test(`the countries '${typed}' are ${codes || 'none'}`, () => {
    expect(readCountries(typed).join(', ')).toBe(codes);
  });
}

for (const [place, code] of [
  ['Jacmel, Haiti', 'HT'],
  ['12 Rue Capois\nJacmel\nAyiti', 'HT'],
  ['Florida', 'US'],
  ['Miami, FL', 'US'],
  ['Los Angeles, CA 90012', 'US'],
  ['Atlanta, GA 30301-1234', 'US'],
  ['Paris, FR', 'FR'],
  ['Los Angeles, CA', null],
  ['Atlanta, Georgia', null],
  ['Jacmel', null],
  ['', null],
] as const) {
  test(`the place '${place}' is in ${code ?? 'no known country'}`, () => {
    expect(countryOf(place)).toBe(code);
  });
}

test('where parcels leave decides the unit, the sheet and whether a customs form is needed (rule 105)', () => {
  const to = (country: string) => ({ shippingAddress: { ...address, country } });
  const from = (shipsFrom: string, sellerAddress = '') => ({ shipsFrom, sellerAddress });
  const florida = { origin: 'US', unit: 'lb', sheet: 'Letter' };
  expect(customsOf(to('HT'), from('Florida'))).toEqual({ ...florida, isNeeded: true });
  expect(customsOf(to('United States'), from('Florida')).isNeeded).toBe(false);
  const jacmel = { origin: 'HT', unit: 'kg', sheet: 'A4' };
  expect(customsOf({ shippingAddress: null }, from('Jacmel', 'Jacmel\nHaiti'))).toEqual({
    ...jacmel,
    isNeeded: true,
  });
  const unknown = { origin: null, unit: 'lb or kg', sheet: null };
  expect(customsOf(to('GE'), from('Atlanta, Georgia'))).toEqual({ ...unknown, isNeeded: true });
});

for (const [place, isNeeded] of [
  [{ city: 'APO, AE', postalCode: '09012' }, true],
  [{ city: 'FPO, AP', postalCode: '96278' }, true],
  [{ city: 'DPO, AA', postalCode: '34038' }, true],
  [{ city: 'APO', state: 'AE', postalCode: '09012' }, true],
  [{ city: 'A.P.O.', postalCode: '09012' }, true],
  [{ city: 'fpo ap', postalCode: '96278' }, true],
  [{ city: 'Unit 2050', state: 'AP', postalCode: '96278' }, true],
  [{ city: 'Apopka, FL', postalCode: '32703' }, false],
  [{ city: 'Apopka', state: 'FL', postalCode: '32703' }, false],
  [{ city: 'Alpena, AR', postalCode: '72611' }, false],
] as const) {
  const { city, state = '' } = { state: '', ...place };
  test(`from Florida to ${city} ${state} a parcel has ${isNeeded ? 'the' : 'no'} words of a customs form (rule 105)`, () => {
    for (const country of ['US', 'United States'])
      expect(
        customsOf(
          { shippingAddress: { ...address, ...place, country } },
          { shipsFrom: 'Miami, Florida', sellerAddress: '' },
        ).isNeeded,
      ).toBe(isNeeded);
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
  const costs = tidyShippingCosts('USA, Canada: $45,5\n haïti : 0');
  expect(costs).toBe('US, CA: 45.50\nHT: 0.00');
  expect(areShippingCosts(costs)).toBe(true);
});
