import { expect, test } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { toPublicArtwork } from '../../netlify/use-cases/artworks/artworks.ts';
import { describeShared, describeWork } from '../../src/components/artworks/work-data.ts';

const site = new URL('https://atelye.example');
const product = { 'og:type': 'product', 'product:availability': 'in stock' };
const price = { 'product:price:amount': '1800.00', 'product:price:currency': 'USD' };

const told: [Parameters<typeof toPublicArtwork>[1], Record<string, string>][] = [
  ['available', { ...product, ...price }],
  ['reserved', { ...product, ...price }],
  ['sold', { 'og:type': 'product', 'product:availability': 'out of stock' }],
  ['not-for-sale', { 'og:type': 'website' }],
];

for (const [state, tags] of told) {
  test(`A shared link to what is ${state} says what search engines are told`, () => {
    const work = { ...toPublicArtwork(sampleArtworks[0]!, state), price: '1800', preview: '' };
    const shared = describeShared(work, site);
    const ofSale = Object.entries(shared).filter(([name]) => /^(product:|og:type)/.test(name));
    expect(Object.fromEntries(ofSale)).toEqual(tags);
    const page = { url: site.href, artist: '', form: '', description: '' };
    const offered = JSON.stringify(describeWork(work, page)['@graph'][1] ?? {});
    expect(offered.includes('"Product"')).toBe(shared['og:type'] === 'product');
    expect(offered.includes('InStock')).toBe(shared['product:availability'] === 'in stock');
    expect(offered.includes('1800.00')).toBe(shared['product:price:amount'] === '1800.00');
  });
}

test('A shared picture is whole, and no wider than the stored one', () => {
  const size = { imageWidth: 900, imageHeight: 1201 };
  const work = { ...toPublicArtwork(sampleArtworks[0]!, 'available'), ...size, preview: '' };
  expect(describeShared(work, site)).toMatchObject({
    'og:image': expect.stringMatching(
      /^https:\/\/atelye\.example\/\.netlify\/images\?.*&w=900&fm=jpg/,
    ),
    'og:image:width': '900',
    'og:image:height': '1201',
  });
});
