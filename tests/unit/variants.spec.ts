import { test } from 'node:test';
import { expect } from '@playwright/test';
import { pictureSources, plainPictureUrl } from '#shared/pictures/picture';
import { heightOf, isWritten, near } from '#shared/pictures/variants';
import {
  boughtPicture,
  endingPictureSide,
} from '../../src/site/checkout/payment/bought-picture.ts';
import { worksOf } from '../../netlify/use-cases/order-mails/order-parts.ts';
import { letters } from '#words/letters';
import { mailOrder } from '../fixtures/buyers/mail-order.ts';
import { giveLeastEnvironment } from '../fixtures/start/least-environment.ts';

giveLeastEnvironment();

const sizes = [
  [3000, 2000],
  [2400, 3600],
  [1599, 1200],
  [1000, 1000],
  [601, 399],
  [333, 777],
  [90, 60],
  [40, 4000],
];

for (const [width = 0, height = 0] of sizes) {
  test(`an own server makes what pages and mails write of a picture of ${width} x ${height} (rule 109)`, () => {
    const item = { imageUrl: '/media/a', imageWidth: width, imageHeight: height };
    const bought = [1, 2, 5].flatMap((count) =>
      [110, endingPictureSide].map(
        (side) => boughtPicture(item as never, count, side as never).image.src!,
      ),
    );
    const mailed = [1, 3].flatMap((count) => {
      const order = mailOrder(count);
      const items = order.items.map((one) => ({ ...one, ...item }));
      const part = worksOf({ ...order, items }, letters.en);
      return part.kind === 'works' ? part.works.map(({ picture }) => picture!.url) : [];
    });
    expect(mailed).toHaveLength(4);
    const sources = (['avif', 'webp', 'jpg'] as const).flatMap((format) =>
      pictureSources('/media/a', width, format)
        .split(', ')
        .map((source) => source.split(' ')[0]!),
    );
    const all = [...bought, ...mailed, ...sources, plainPictureUrl('/media/a', width)];
    expect(all.filter((address) => !isWritten(askedBy(address), { width, height }))).toEqual([]);
  });
}

test('an own server makes no other variant (rule 109)', () => {
  const size = { width: 2400, height: 1600 };
  const of = (w: number, fm: string, q?: number, h?: number) => isWritten({ w, h, fm, q }, size);
  expect(of(1200, 'jpg', 78)).toBe(true);
  expect(of(1200, 'webp', 74, heightOf(1200, near.ratio))).toBe(true);
  const widths = Array.from({ length: 5000 }, (_, w) => w).filter((w) => of(w, 'jpg', 78));
  expect(widths.length).toBeLessThan(35);
  const qualities = Array.from({ length: 101 }, (_, q) => q).filter((q) => of(1200, 'avif', q));
  expect(qualities.length).toBeLessThan(7);
  expect(of(1200, 'webp', 74, 501)).toBe(false);
  expect(of(1200, 'png', 78)).toBe(false);
});

function askedBy(address: string) {
  const query = new URL(address, 'https://shop.example').searchParams;
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  return { w: number('w'), h: number('h'), q: number('q'), fm: query.get('fm') ?? undefined };
}
