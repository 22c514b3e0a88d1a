import { expect, test } from '@playwright/test';
import tailwind from '../../tailwind.config.mjs';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { writeLetter } from '../../netlify/use-cases/mail/letters.ts';
import { styles } from '../../netlify/use-cases/mail/mail-styles.ts';
import { findOrder } from '../../netlify/use-cases/orders/records.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { mailOrder } from '../fixtures/buyers/mail-order.ts';

giveOwnStore();

const confirmation = { kind: 'confirmation', about: '' } as const;

test('the mail about an order that an earlier version stored names its work without a picture', async () => {
  const order = mailOrder(1);
  const items = order.items.map(({ imageWidth: _width, imageHeight: _height, ...item }) => item);
  await writeJson(`orders/${order.id}`, { ...order, items });
  const letter = writeLetter((await findOrder(order.id))!, confirmation, 'Atelye Solèy')!;
  expect(letter.html).not.toContain('<img');
  expect(letter.text).toContain('Jou Mache: $150.00\n');
});

test('the picture in a mail has twice the pixels of its points, but never more than the file', () => {
  const order = mailOrder(1);
  const [item] = order.items;
  const htmlOf = (imageWidth: number, imageHeight: number) =>
    writeLetter({ ...order, items: [{ ...item!, imageWidth, imageHeight }] }, confirmation, '')!
      .html;
  expect(htmlOf(2400, 1200)).toMatch(/w=1120&amp;fm=jpg[^>]* width="560" height="280"/);
  expect(htmlOf(1200, 2400)).toMatch(/w=560&amp;fm=jpg[^>]* width="280" height="560"/);
  expect(htmlOf(700, 350)).toMatch(/w=700&amp;fm=jpg[^>]* width="560" height="280"/);
  expect(htmlOf(90, 60)).toMatch(/w=90&amp;fm=jpg[^>]* width="90" height="60"/);
});

test('the painter answers to the buyer, and the buyer to the shop', () => {
  const order = mailOrder(1);
  expect(writeLetter(order, { kind: 'sold', about: '' }, '')?.replyTo).toBe(order.customerEmail);
  expect(writeLetter(order, confirmation, '')?.replyTo).toBeUndefined();
});

test('without a name the address of the shop stands in its place', () => {
  expect(writeLetter(mailOrder(1), confirmation, '')!.text).toMatch(/^shop\.example\n/);
});

test('mails use the palette of the pages', () => {
  const palette = new Set(JSON.stringify(tailwind.theme).match(/#[0-9A-F]{6}/g));
  const used = JSON.stringify(styles).match(/#[0-9A-F]{6}/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((color) => !palette.has(color))).toEqual([]);
});
