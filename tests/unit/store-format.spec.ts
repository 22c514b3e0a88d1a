import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { artworkRecord } from '#shared/artwork';
import { contentPageSchema } from '#shared/content';
import { diaryEntrySchema, inspirationSchema, processItemSchema } from '#shared/journal';
import { questionSchema } from '#shared/question';
import { seriesSchema } from '#shared/series';
import { readJson, writeJson } from '../../netlify/ports/blobs/records.ts';
import { orderRecordSchema } from '../../netlify/use-cases/orders/record/records.ts';
import { seedShop } from '../../netlify/use-cases/seed.ts';
import { requireStoreFormat } from '../../netlify/use-cases/store-format.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();

const folder = '/srv/atelye';
const refused = (found: number) =>
  `The store has format ${found}, and this shop needs format 3. Remove the folder ${folder}, or set DATA_DIR to a new one.`;

test('an empty store takes this format, and is accepted again', async () => {
  await requireStoreFormat(folder);
  expect(await seedShop([], folder)).toBe(true);
  expect(await readJson('format', { needed: z.unknown() })).toMatchObject({ format: 3 });
  expect(await seedShop([], folder)).toBe(false);
});

test('a store of another version is refused', async () => {
  for (const format of [2, 4]) {
    await writeJson('format', { format });
    await expect(requireStoreFormat(folder)).rejects.toThrow(refused(format));
    await expect(requireStoreFormat()).rejects.toThrow(
      'Use the version of the shop that wrote it, or a site with an empty store.',
    );
  }
});

/** What each record of this format has. A field that came later has a default, or is optional. */
const needed: [schema: z.ZodType, fields: string][] = [
  [
    artworkRecord,
    `id slug title description imageUrl imageAlt imageWidth imageHeight images.url images.alt images.width images.height price technique
    dimensions year category createdAt instagramPostId instagramPostUrl acceptedPaymentMethods stockQuantity isHidden isFeatured
    lastModifiedAt lastModifiedBy waits.why waits.as waits.words`,
  ],
  [
    contentPageSchema,
    `id pageName content content.title content.description content.sections content.sections.id content.sections.title
    content.sections.content`,
  ],
  [seriesSchema, 'id slug title text date artworkIds createdAt lastModifiedAt version creationKey'],
  [questionSchema, 'id createdAt name email message artworkId artworkTitle state'],
  [
    processItemSchema,
    'id title description videoUrl posterUrl instagramPostId instagramPostUrl createdAt',
  ],
  [
    inspirationSchema,
    'id title description mediaUrl mediaType posterUrl instagramHighlightId instagramHighlightUrl createdAt',
  ],
  [diaryEntrySchema, 'id title content imageUrl publishedAt'],
  [
    orderRecordSchema,
    `id createdAt method status customerName customerEmail shippingAddress shippingAddress.name shippingAddress.address shippingAddress.city
    shippingAddress.country shippingAddress.postalCode items items.id items.artworkTitle items.imageUrl items.imageWidth items.imageHeight
    items.year items.technique items.dimensions items.quantity items.price totalAmount trackingNumber customerNotes deadline money money.id
    money.at money.cents money.way money.state money.note money.reason.why money.reason.title money.of money.dispute whyEnded.why
    whyEnded.title disputes.id disputes.amount disputes.state mails mails.kind mails.round mails.about mails.state mails.at awaitsConfirmation awaitsPainter confirmedAt
    recipient recipient.email recipient.name elsewhere.place elsewhere.note offer.words offer.parts offer.parts.cents offer.parts.until
    accessKey round buyer confirmKey instructionsRepeated`,
  ],
];

test('a record that was stored before a field existed is read (rule 84)', () => {
  for (const [schema, fields] of needed)
    expect(
      neededIn(schema).filter((field) => !fields.split(/\s+/).includes(field)),
      'older records lack it: give it .default(…) or .optional()',
    ).toEqual([]);
});

function neededIn(schema: unknown, path = ''): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => {
      const isNeeded = !z.safeParse(field, undefined).success;
      return [...(isNeeded ? [path + name] : []), ...neededIn(field, `${path}${name}.`)];
    });
  if (schema instanceof z.ZodArray) return neededIn(schema.element, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return neededIn(schema.unwrap(), path);
  if (schema instanceof z.ZodDefault) return neededIn(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return neededIn(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => neededIn(one, path));
  return [];
}
