import * as z from 'zod';
import type { ShopSettings } from '#shared/admin/settings';
import { openingSteps, type Opening, type OpeningStep } from '#shared/admin/opening';
import { describeSamples } from '#shared/admin/samples';
import type { PageName } from '#shared/content';
import type { Order } from '#shared/order';
import { sampleRecipient, siteSamples } from '#shared/samples/site';
import { readJson } from '../ports/blobs/records.ts';
import { upsertJson } from '../ports/blobs/upsert.ts';
import { listArtworks } from './artworks/artworks.ts';
import { isSample } from './artworks/sample-artworks.ts';
import { listContentPages } from './content/content.ts';
import { isOwnPage } from './content/own-pages.ts';
import { confirmArrival, hasArrivedAt } from './mail/arrival.ts';
import { painterAddressOf } from './mail/mail-shop.ts';
import { listNewestOrders } from './orders/listing.ts';
import { countSamples, findStoredSamples } from './samples/stored-samples.ts';
import { readSettings } from './settings.ts';

const key = 'opening';
/** What the other records do not tell, or not for ever: test orders are removed. */
const notesSchema = z.object({
  purchasedAt: z.string().optional(),
  finishedAt: z.string().optional(),
});
type Notes = z.infer<typeof notesSchema>;
const newestOrders = 100;

export async function readOpening(): Promise<Opening> {
  const notes = (await readJson(key, notesSchema)) ?? {};
  if (notes.finishedAt) return { done: [...openingSteps], isFinished: true };
  const isDone = await findSteps(notes);
  const done = openingSteps.filter((step) => isDone[step]);
  const isFinished = done.length === openingSteps.length;
  const now = new Date().toISOString();
  if (isFinished) await note({ finishedAt: now });
  else if (isDone.purchase && !notes.purchasedAt) await note({ purchasedAt: now });
  return { done, isFinished };
}

/** Throws 409 before a test mail was sent to the present address. */
export async function confirmMail(): Promise<Opening> {
  await confirmArrival();
  return readOpening();
}

async function note(notes: Notes): Promise<void> {
  await upsertJson(key, notesSchema, (before) => ({ ...before, ...notes }));
}

async function findSteps(notes: Notes): Promise<Record<OpeningStep, boolean>> {
  const [artworks, samples, pages, settings, orders] = await Promise.all([
    listArtworks(),
    findStoredSamples(),
    listContentPages(),
    readSettings(),
    notes.purchasedAt ? [] : listNewestOrders({ limit: newestOrders }),
  ]);
  const isOwn = (name: PageName) => pages.some((page) => page.pageName === name && isOwnPage(page));
  const hasOwnTerms = isNew(settings.termsNote, siteSamples.TERMS_NOTE);
  return {
    work: artworks.some((artwork) => !artwork.isHidden && !isSample(artwork)),
    samples: describeSamples(countSamples(samples)) === '',
    about: isOwn('about'),
    contact: isOwn('contact'),
    terms: isOwn('terms') && hasOwnTerms,
    bank: !settings.offersTransfer || hasOwnRecipient(settings),
    shipping: isNew(settings.shippingNote, siteSamples.SHIPPING_NOTE),
    mail: await hasArrivedAt(await painterAddressOf(settings)),
    purchase: notes.purchasedAt !== undefined || orders.some(isPaid),
  };
}

function hasOwnRecipient({ transferEmail }: ShopSettings): boolean {
  return isNew(transferEmail, sampleRecipient.ZELLE_EMAIL);
}

function isPaid({ status }: Order): boolean {
  return ['processing', 'shipped', 'delivered'].includes(status);
}

function isNew(value: string, sample: string): boolean {
  return value !== '' && value !== sample;
}
