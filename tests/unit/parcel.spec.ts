import { test } from 'node:test';
import { expect } from '@playwright/test';
import { suggestCarrier, trackingPage } from '#shared/parcel';

test('the form of a number suggests its carrier', () => {
  const known = {
    '1Z999AA10123456784': 'ups',
    '1z 999 aa1 01 2345 6784': 'ups',
    '9400 1118 9922 3197 4284 90': 'usps',
    EA123456789US: 'usps',
    '9612 0196 3455 78': null,
    '123456789012': 'fedex',
    '1234567890': 'dhl',
    JD014600003828392837: 'dhl',
    CP123456789HT: null,
    '': null,
  };
  for (const [number, carrier] of Object.entries(known))
    expect(suggestCarrier(number), number).toBe(carrier);
});

test('only a known carrier has a page of the parcel, and nothing of the number leaves its place', () => {
  expect(trackingPage({ trackingNumber: '1Z 999', carrier: 'ups' })).toBe(
    'https://www.ups.com/track?tracknum=1Z999',
  );
  expect(trackingPage({ trackingNumber: 'a&b=c', carrier: 'dhl' })).toMatch(/AWB=A%26B%3DC$/);
  expect(trackingPage({ trackingNumber: '1', carrier: 'other' })).toBeNull();
  expect(trackingPage({ trackingNumber: '1' })).toBeNull();
  expect(trackingPage({ trackingNumber: '', carrier: 'ups' })).toBeNull();
});
