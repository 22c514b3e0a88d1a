import { before, test } from 'node:test';
import { expect } from '@playwright/test';
import type * as z from 'zod';
import { newArtworkInput } from '#shared/artwork';
import { asCents } from '#shared/cents';
import { filmInput } from '#shared/films/film';
import { offerInput, saleInput } from '#shared/offer';
import { questionInput } from '#shared/question';
import { sampleArtworks } from '#shared/samples/artworks';
import { seriesInput } from '#shared/series';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { createArtwork } from '../../netlify/use-cases/artworks/creation.ts';
import { createSeries } from '../../netlify/use-cases/artworks/series-edits.ts';
import { addFilm } from '../../netlify/use-cases/films/film-edits.ts';
import { makeOffer, recordSale } from '../../netlify/use-cases/offers/making.ts';
import { askQuestion } from '../../netlify/use-cases/questions/ask.ts';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { artworkKey } from '../fixtures/records.ts';

const editor = 'admin';
const [work, second] = ['form-one', 'form-two'].map((id) => ({ ...sampleArtworks[0]!, id }));

giveOwnStore();
before(async () => {
  for (const artwork of [work!, second!]) await writeJson(artworkKey(artwork.id), artwork);
});

type Form<Schema extends z.ZodType> = {
  schema: Schema;
  send: (input: z.output<Schema>, key: string) => Promise<unknown>;
  body: z.input<Schema>;
  /** For each field of the form what another form says. `npm run check` asks for a new field. */
  others: { [Name in keyof Required<z.input<Schema>>]: z.input<Schema>[Name][] };
};

/** Returns a form that makes something, once for each key. */
function form<Schema extends z.ZodType>(it: Form<Schema>): Form<z.ZodType> {
  return it as unknown as Form<z.ZodType>;
}

const deal = { customerName: 'Marie', customerEmail: 'marie@example.com', language: 'fr' } as const;
const otherDeal = {
  customerName: ['Ana'],
  customerEmail: ['ana@example.com'],
  language: ['en', 'ht'] as const,
};
const offered = { artworkId: work!.id, price: '100' };
const line = { title: 'A portrait', price: '100' };

const forms: Record<string, Form<z.ZodType>> = {
  'an offer': form({
    schema: offerInput,
    send: (input, key) => makeOffer({ input, key, editor }),
    body: { ...deal, items: [offered], until: '2099-03-01' },
    others: {
      ...otherDeal,
      language: [...otherDeal.language],
      items: [[{ ...offered, price: '101' }], [line], [offered, { ...line, price: '0.50' }]],
      words: ['Framed.'],
      until: ['2099-03-02'],
      parts: [[{ cents: asCents(10_000), until: '2099-03-02' }]],
    },
  }),
  'a sale elsewhere': form({
    schema: saleInput,
    send: (input, key) => recordSale({ input, key, editor }),
    body: { ...deal, items: [line] },
    others: {
      ...otherDeal,
      language: [...otherDeal.language],
      items: [
        [{ ...line, price: '101' }],
        [{ ...line, title: 'A frame' }],
        [{ ...line, price: null }],
      ],
      day: ['2026-01-05'],
      place: ['Jacmel'],
      note: ['In cash'],
    },
  }),
  'an artwork': form({
    schema: newArtworkInput,
    send: (input, key) => createArtwork(input, { editor, key }),
    body: artworkBody(),
    others: {
      title: ['Lalin'],
      description: ['The moon.'],
      price: ['311', ''],
      imageUrl: ['/samples/tanbouye.jpg'],
      imageAlt: ['A bay'],
      images: [
        [
          { url: '/samples/choublak.jpg', alt: '' },
          { url: '/samples/tanbouye.jpg', alt: '' },
        ],
      ],
      category: ['print'],
      technique: ['Acrylic'],
      dimensions: ['24 x 18'],
      framed: ['yes'],
      signed: ['front'],
      readyToHang: ['no'],
      certificate: ['yes'],
      weight: ['2'],
      year: [2024],
      stockQuantity: [2],
      isFeatured: [true],
      opensAt: ['2031-11-27T18:00:00-05:00'],
      translations: [{ fr: { title: 'Soleil' } }, { ht: { technique: 'Lwil' } }],
      isHidden: [true],
    },
  }),
  'a series': form({
    schema: seriesInput,
    send: (input, key) => createSeries(input, { editor, key }),
    body: { title: 'Lanmè', artworkIds: [work!.id, second!.id] },
    others: {
      title: ['Mòn'],
      text: ['The sea.'],
      date: ['2026-11-27'],
      artworkIds: [[work!.id], [second!.id, work!.id]],
      opensAt: ['2031-11-27T18:00:00-05:00'],
      translations: [{ fr: { title: 'La mer' } }],
    },
  }),
  'an inspiration': form({
    schema: filmInput,
    send: (input, key) => addFilm(input, { editor, key }),
    body: {
      kind: 'inspiration',
      title: 'Lanmè',
      description: '',
      mediaType: 'image',
      mediaUrl: '/samples/choublak.jpg',
      posterUrl: '',
      mediaAlt: '',
    },
    others: {
      // These are other ones of a film only.
      kind: [],
      title: ['Mòn'],
      description: ['Blue.'],
      mediaType: [],
      mediaUrl: ['/samples/tanbouye.jpg'],
      posterUrl: [],
      mediaAlt: ['The sea'],
    },
  }),
  'a question': form({
    schema: questionInput,
    send: (input, formKey) => askQuestion(input, { network: '192.0.2.1', formKey }),
    body: { name: 'Marie', email: 'marie@example.com', message: 'Is it framed?' },
    others: {
      name: ['Ana'],
      email: ['ana@example.com'],
      message: ['How big?'],
      artworkId: [work!.id],
      asksPrice: [true],
    },
  }),
};

for (const [what, { schema, send, body, others }] of Object.entries(forms))
  test(`${what} with one other field under a known key is a 409, whichever it is, and stores nothing (rule 42)`, async () => {
    const press = (fields: object) => send(schema.parse({ ...(body as object), ...fields }), what);
    const first = JSON.stringify(await press({}));
    const keys = await listKeys('');
    for (const [name, values] of Object.entries<unknown[]>(others))
      for (const value of values)
        await expect(
          press({ [name]: value }),
          `${name}: ${JSON.stringify(value)}`,
        ).rejects.toMatchObject({
          status: 409,
        });
    expect(await listKeys('')).toEqual(keys);
    expect(JSON.stringify(await press({}))).toBe(first);
  });
