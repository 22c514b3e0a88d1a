import { test } from 'node:test';
import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import type { SaleSettings } from '#shared/sale-terms';
import { toPublicArtwork } from '../../netlify/use-cases/artworks/artworks.ts';
import { describeShared, describeWork } from '../../src/components/artworks/work-data.ts';

const site = new URL('https://atelye.example');
const product = { 'og:type': 'product', 'product:availability': 'in stock' };
const price = { 'product:price:amount': '1800.00', 'product:price:currency': 'USD' };

const noSale: SaleSettings = { returnDays: '', shippingCosts: '', shippingCountries: '' };
const page = { url: site.href, painter: 'Ana Solèy', form: '', description: '', sale: noSale };

const told: [Parameters<typeof toPublicArtwork>[1], Record<string, string>][] = [
  ['available', { ...product, ...price }],
  ['reserved', { ...product, ...price }],
  ['upcoming', { ...product, ...price }],
  ['sold', { 'og:type': 'product', 'product:availability': 'out of stock' }],
  ['not-for-sale', { 'og:type': 'website' }],
  ['on-request', { 'og:type': 'website' }],
];

for (const [state, tags] of told) {
  test(`A shared link to what is ${state} says what search engines are told`, () => {
    const amount = state === 'on-request' ? null : '1800';
    const opensAt = '2126-11-27T18:00:00-05:00';
    const sample = { ...sampleArtworks[0]!, opensAt };
    const work = { ...toPublicArtwork(sample, state), price: amount, preview: '' };
    const shared = describeShared(work, { site, painter: 'Ana Solèy', language: 'fr' });
    const ofSale = Object.entries(shared).filter(([name]) => /^(product:|og:type)/.test(name));
    expect(Object.fromEntries(ofSale)).toEqual(tags);
    const offered = JSON.stringify(describeWork(work, page)['@graph'][1] ?? {});
    expect(offered.includes('"Product"')).toBe(shared['og:type'] === 'product');
    expect(offered.includes('InStock')).toBe(shared['product:availability'] === 'in stock');
    expect(offered.includes('1800.00')).toBe(shared['product:price:amount'] === '1800.00');
    expect(offered.includes('availabilityStarts')).toBe(state === 'upcoming');
    const title = [
      'Jou Mache',
      'Ana Solèy',
      ...('product:price:amount' in tags ? ['1\u00a0800,00\u00a0$US'] : []),
    ];
    expect(shared['og:title']).toBe(title.join(' · '));
  });
}

test('A shared picture is whole, and no wider than the stored one', () => {
  const size = { imageWidth: 900, imageHeight: 1201 };
  const work = { ...toPublicArtwork(sampleArtworks[0]!, 'available'), ...size, preview: '' };
  expect(describeShared(work, { site, painter: '', language: 'en' })).toMatchObject({
    'og:image': expect.stringMatching(
      /^https:\/\/atelye\.example\/\.netlify\/images\?.*&w=900&fm=jpg/,
    ),
    'og:image:width': '900',
    'og:image:height': '1201',
  });
});

const inches = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'INH' });

test('search engines are told the size of a work where it is sure, and who made it', () => {
  const [artwork, offered] = describeSample({ dimensions: '45.72 x 60.96 cm' });
  const size = { width: inches(24), height: inches(18) };
  expect(artwork).toMatchObject(size);
  expect(offered).toMatchObject({ ...size, brand: { '@type': 'Brand', name: 'Ana Solèy' } });
  for (const dimensions of ['', 'large', '10 x 40']) {
    expect(JSON.stringify(describeSample({ dimensions })), dimensions).not.toContain('"width"');
  }
});

test('search engines are told costs of shipping and days of return only if they are set (rule 93)', () => {
  const offered = (sale: SaleSettings) => describeSample({}, sale)[1]!.offers!;
  const unset = JSON.stringify(offered(noSale));
  expect(unset).not.toMatch(/shippingDetails|hasMerchantReturnPolicy/);
  const country = (addressCountry: string) => ({ '@type': 'DefinedRegion', addressCountry });
  const rate = (value: string) => ({ '@type': 'MonetaryAmount', value, currency: 'USD' });
  const sale = { returnDays: '14', shippingCosts: 'US, CA: 45.50\nHT: 0', shippingCountries: '' };
  expect(offered(sale)).toMatchObject({
    shippingDetails: [
      {
        '@type': 'OfferShippingDetails',
        shippingRate: rate('45.50'),
        shippingDestination: [country('US'), country('CA')],
      },
      {
        '@type': 'OfferShippingDetails',
        shippingRate: rate('0.00'),
        shippingDestination: [country('HT')],
      },
    ],
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: ['US', 'CA', 'HT'],
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
    },
  });
  const none = offered({ returnDays: '0', shippingCosts: '', shippingCountries: 'FR, DE' });
  expect(none).not.toHaveProperty('shippingDetails');
  expect(none.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: ['FR', 'DE'],
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
  // A policy without a country is not valid.
  const nowhere = offered({ returnDays: '14', shippingCosts: '', shippingCountries: '' });
  expect(nowhere).not.toHaveProperty('hasMerchantReturnPolicy');
});

type Data = Record<string, unknown> & { offers?: Record<string, unknown> };

/** Returns the painting and its product, as a page has them. */
function describeSample(fields: { dimensions?: string }, sale = noSale): Data[] {
  const work = { ...toPublicArtwork(sampleArtworks[0]!, 'available'), ...fields, preview: '' };
  return JSON.parse(JSON.stringify(describeWork(work, { ...page, sale })['@graph'])) as Data[];
}
