import { variableStripeMode } from '../../env.ts';
import { newSampleArtworks } from '../../use-cases/samples/samples.ts';
import { seedShop } from '../../use-cases/seed.ts';
import { findSite } from '../../server/backup/stores.ts';

const site = findSite();

if (!site) {
  console.error(
    'Set NETLIFY_SITE_ID (Project configuration, Project ID) and NETLIFY_AUTH_TOKEN (User settings, Applications, ' +
      'Personal access tokens), then run npm run seed again.',
  );
  process.exit(1);
}

const access = { apiURL: 'https://api.netlify.com', ...site };
process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(access)).toString('base64');

const artworks = newSampleArtworks(variableStripeMode());
const isSeeded = await seedShop(artworks).catch(fail);

console.log(isSeeded ? seededText() : 'The shop was seeded before; nothing was changed.');

function fail(error: unknown): never {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  console.error(
    /\b40[13]\b/.test(message)
      ? 'Netlify refuses NETLIFY_AUTH_TOKEN (401): make a new one (User settings, Applications, Personal access tokens) that may use this site, and run npm run seed again.'
      : `The store of the site could not be reached: ${message}`,
  );
  process.exit(1);
}

function seededText(): string {
  if (!artworks.some(({ isHidden }) => isHidden)) {
    return 'The shop has its sample artworks and pages now. Rebuild the site to show them.';
  }
  return (
    'The shop has its sample pages now, and sample artworks that are hidden: without a Stripe test key in STRIPE_SECRET_KEY ' +
    'visitors could buy them with real money. Show them at /admin/artworks while you try the shop, and delete them afterwards.'
  );
}
