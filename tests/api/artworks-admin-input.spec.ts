import { expect } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBrowser } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';

const priceMessage = 'Price must be an amount in dollars, like 150 or 150.50';
const priceBounds = 'Price must be from $0.50 to $999,999.99';
const stockMessage = 'Stock quantity must be positive';
const weightMessage = 'Weight must be a number of kilograms, like 2.5';
const hourMessage = 'The hour of sale must be a moment with its offset';
const own = { url: '/samples/choublak.jpg' };
const nine = Array.from({ length: 9 }, (_, index) => ({ url: `/samples/${index}.jpg` }));

const refused: [field: string, value: unknown, says: string][] = [
  ['title', '', 'Title is required'],
  ['title', '   ', 'Title is required'],
  ['title', 'x'.repeat(10_000), 'Title is too long'],
  ['title', undefined, 'title'],
  ['description', '', 'Description is required'],
  ['description', 'x'.repeat(5001), 'Description is too long'],
  ['category', '', 'Category is required'],
  ['price', '0', priceBounds],
  ['price', '0.49', priceBounds],
  ['price', '-1', priceMessage],
  ['price', '1e9', priceMessage],
  ['price', '1000000', priceBounds],
  ['price', '12.3456', priceMessage],
  ['price', 'abc', priceMessage],
  ['price', '€150', priceMessage],
  ['price', '١٥٠', priceMessage],
  ['price', 150, 'price'],
  ['imageUrl', '', 'Must be a valid URL'],
  ['imageUrl', 'painting', 'Must be a valid URL'],
  ['imageUrl', 'javascript:alert(1)', 'Must be a valid URL'],
  ['imageUrl', 'data:image/png;base64,AAAA', 'Must be a valid URL'],
  ['imageUrl', 'file:///etc/passwd', 'Must be a valid URL'],
  ['imageUrl', '/media/../api/artworks', 'Must be a valid URL'],
  ['imageUrl', '//evil.example/x.jpg', 'Must be a valid URL'],
  ['imageUrl', `/media/${'0'.repeat(40)}`, 'There is no picture at this address'],
  ['imageUrl', '/samples/none.jpg', 'There is no picture at this address'],
  ['images', [], 'An artwork needs a photograph'],
  ['images', nine, 'An artwork has 8 photographs at most. Remove one before you add another.'],
  ['images', [own, own], 'The same photograph is there twice. Remove one of the two.'],
  ['images', [{ url: '/samples/tanbouye.jpg' }], 'images must begin with the picture of imageUrl'],
  ['images', [own, { url: 'javascript:alert(1)' }], 'Must be a valid URL'],
  ['images', [own, { url: '/samples/none.jpg' }], 'There is no picture at this address'],
  ['images', [own, { url: '/samples/kap.jpg', alt: 7 }], 'images.1.alt'],
  ['images', [own, { url: '/samples/kap.jpg', mark: 'front' }], 'images.1.mark'],
  ['stockQuantity', -1, stockMessage],
  ['stockQuantity', 0.5, stockMessage],
  ['stockQuantity', '1', stockMessage],
  ['stockQuantity', null, stockMessage],
  ['year', 1899, 'year'],
  ['year', new Date().getFullYear() + 1, 'year'],
  ['year', 2000.5, 'year'],
  ['year', '2024', 'year'],
  ['framed', 'maybe', 'framed'],
  ['framed', true, 'framed'],
  ['signed', 'yes', 'signed'],
  ['readyToHang', null, 'readyToHang'],
  ['certificate', true, 'certificate'],
  ['weight', '0', weightMessage],
  ['weight', '1000', weightMessage],
  ['weight', '2,345', weightMessage],
  ['weight', 2.5, weightMessage],
  ['opensAt', '2126-11-27T18:00', hourMessage],
  ['opensAt', 7, hourMessage],
  ['translations', { fr: { title: 'x'.repeat(201) } }, 'Title is too long'],
  ['translations', { ht: { description: 'x'.repeat(5001) } }, 'Description is too long'],
  ['translations', { fr: { title: 7 } }, 'translations.fr.title'],
  ['translations', { de: { title: 'Hibiskus' } }, 'French (fr) or Haitian Creole (ht)'],
  ['translations', { fr: { price: '1' } }, 'What can be translated'],
  ['translations', null, 'translations'],
];

test('a bad value is refused with the reason and nothing is stored', async ({ admin }) => {
  const before = await admin.send('GET', '/api/admin/artworks');
  for (const [field, value, says] of refused) {
    const body = artworkBody({ [field]: value });
    for (const [method, path] of [
      ['POST', '/api/admin/artworks'],
      ['PATCH', '/api/admin/artworks/choublak'],
    ] as const) {
      const answer = await admin.send(method, path, body);
      expect(answer.status, nameOf(method, field, value)).toBe(400);
      expect(answer.body.error, nameOf(method, field, value)).toContain(says);
    }
  }
  expect((await admin.send('GET', '/api/admin/artworks')).body).toEqual(before.body);
});

const taken: [field: string, value: unknown, stored: unknown][] = [
  ['title', ' Solèy ', 'Solèy'],
  ['title', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['title', 'شمس 🌅', 'شمس 🌅'],
  ['title', '🌺🌺', '🌺🌺'],
  ['title', 'Lapli\u0000\u0007\u202e', 'Lapli'],
  ['title', '../../orders/x', '../../orders/x'],
  ['description', 'x'.repeat(5000), 'x'.repeat(5000)],
  ['imageAlt', '"><script>alert(1)</script>', '"><script>alert(1)</script>'],
  ['price', '0.50', '0.50'],
  ['price', '999999.99', '999999.99'],
  ['price', '$1.600,5', '1600.50'],
  ['price', '', null],
  ['price', null, null],
  ['price', undefined, null],
  ['technique', undefined, ''],
  ['stockQuantity', 0, 0],
  ['year', 1900, 1900],
  ['framed', 'no', 'no'],
  ['framed', undefined, ''],
  ['signed', 'back', 'back'],
  ['signed', undefined, ''],
  ['readyToHang', 'yes', 'yes'],
  ['readyToHang', undefined, ''],
  ['certificate', 'yes', 'yes'],
  ['certificate', undefined, ''],
  ['weight', '2.5', '2.5'],
  ['weight', '2,5', '2.5'],
  ['weight', undefined, ''],
  ['translations', { fr: { title: ' Fleur ' }, ht: {} }, { fr: { title: 'Fleur' } }],
];

test('a good value is stored', async ({ shop, admin }) => {
  for (const [field, value, stored] of taken) {
    const body = artworkBody({ [field]: value });
    const created = await admin.send<Artwork>('POST', '/api/admin/artworks', body);
    expect(created.status, nameOf('POST', field, value)).toBe(200);
    const found = await newBrowser(shop)('GET', `/api/artworks/${created.body.id}`);
    expect(found.body, nameOf('POST', field, value)).toMatchObject({ [field]: stored });
    await admin.send('DELETE', `/api/admin/artworks/${created.body.id}`);
  }
});

function nameOf(method: string, field: string, value: unknown): string {
  return `${method} ${field} ${String(JSON.stringify(value)).slice(0, 80)}`;
}
