import type { ShopSettings } from '#shared/admin/settings';
import { openingSteps, optionalStep, type Opening, type OpeningStep } from '#shared/admin/opening';
import { keysOfCheck, stateOfFindings } from '#shared/admin/setup';
import type { PageName } from '#shared/content';
import type { Order } from '#shared/order';
import { sampleRecipient, siteSamples } from '#shared/samples/site';
import { hasMail, readKey, readKeyAgain, readKeys, readStripeMode } from '../ports/keys.ts';
import { listArtworks } from './artworks/artworks.ts';
import { isSample } from './artworks/sample-artworks.ts';
import { listContentPages } from './pages.ts';
import { isOwnPage } from './content/own-pages.ts';
import { confirmArrival, hasArrivedAt } from './mail/arrival.ts';
import { painterAddressOf } from './mail/mail-shop.ts';
import { readNotes, storeNotes, type Notes } from './setup/opening-notes.ts';
import { listNewestOrders } from './orders/lists/listing.ts';
import { readSettings } from './settings.ts';
import { checkSamples } from './setup/samples.ts';

type Steps = Record<OpeningStep, boolean>;
const newestOrders = 100;

/** Reads which steps are done. After all were done once, only those come back that a removed key or live keys open again (rule 103). */
export async function readOpening(): Promise<Opening> {
  const [notes, settings] = await Promise.all([readNotes(), readSettings(), readPastedNow()]);
  const lasting = await findLasting(settings);
  const { ownWork, ...isDone } = notes.finishedAt
    ? { ...allDone, ...lasting, ownWork: null }
    : await findSteps(notes, settings, lasting);
  const done = openingSteps.filter((step) => isDone[step]);
  const isFinished = openingSteps.every((step) => isDone[step] || step === optionalStep);
  const now = new Date().toISOString();
  if (notes.finishedAt) return { done, isFinished, ownWork };
  if (isFinished) await storeNotes({ finishedAt: now });
  else if (isDone.purchase && !notes.purchasedAt) await storeNotes({ purchasedAt: now });
  return { done, isFinished, ownWork };
}

/** Throws 409 before a test mail was sent to the present address. */
export async function confirmMail(): Promise<Opening> {
  await readPastedNow();
  await confirmArrival();
  return readOpening();
}

/** Reads the keys again, because another function may have stored one a moment ago, and each function keeps what it read for a minute. */
const readPastedNow = () => readKeyAgain('MAIL_FROM');

const allDone = Object.fromEntries(openingSteps.map((step) => [step, true])) as Steps;

type Lasting = Pick<Steps, 'stripe' | 'build-hook' | 'mail' | 'instagram' | 'terms'>;

/** Reads what may be missing again later. Terms have to be told once real money can come. */
async function findLasting(settings: ShopSettings): Promise<Lasting> {
  const [stripe, hook, token, canMail, hasArrived, mode] = await Promise.all([
    readKeys(keysOfCheck.stripe!),
    readKey('BUILD_HOOK_URL'),
    readKey('INSTAGRAM_ACCESS_TOKEN'),
    hasMail(),
    painterAddressOf(settings).then(hasArrivedAt),
    readStripeMode(),
  ]);
  return {
    stripe: Boolean(stripe.STRIPE_SECRET_KEY && stripe.PUBLIC_STRIPE_PUBLISHABLE_KEY),
    'build-hook': Boolean(hook),
    instagram: Boolean(token),
    mail: canMail && hasArrived,
    terms: mode !== 'live' || settings.termsNote !== '',
  };
}

async function findSteps(notes: Notes, settings: ShopSettings, lasting: Lasting) {
  const [artworks, samples, pages, orders] = await Promise.all([
    listArtworks(),
    checkSamples(),
    listContentPages(),
    notes.purchasedAt ? [] : listNewestOrders({ limit: newestOrders }),
  ]);
  const ownWork = artworks.find((artwork) => !artwork.isHidden && !isSample(artwork));
  const isOwn = (name: PageName) => pages.some((page) => page.pageName === name && isOwnPage(page));
  return {
    ...lasting,
    work: ownWork !== undefined,
    samples: stateOfFindings(samples) === 'ok',
    about: isOwn('about'),
    contact: isOwn('contact'),
    terms: isOwn('terms') && isNew(settings.termsNote, siteSamples.TERMS_NOTE),
    privacy: isOwn('privacy'),
    bank: !settings.offersTransfer || hasOwnRecipient(settings),
    shipping: isNew(settings.shippingNote, siteSamples.SHIPPING_NOTE),
    purchase: notes.purchasedAt !== undefined || orders.some(isPaid),
    ownWork: ownWork?.id ?? null,
  };
}

function hasOwnRecipient({ transferName, transferEmail }: ShopSettings): boolean {
  return transferName !== '' && isNew(transferEmail, sampleRecipient.ZELLE_EMAIL);
}

function isPaid({ status }: Order): boolean {
  return ['processing', 'shipped', 'delivered'].includes(status);
}

function isNew(value: string, sample: string): boolean {
  return value !== '' && value !== sample;
}
