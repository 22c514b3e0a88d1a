import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { defineConfig, envField } from 'astro/config';
import { siteHeaders } from './src/integrations/site-headers.ts';

const { SITE_URL, URL: netlifyUrl, PORT = '8888', ATELYE_CACHE_DIR } = process.env;

// Without a store the samples are shown, and on Netlify they would be on sale with live keys.
if (process.env.NETLIFY === 'true' && !process.env.NETLIFY_BLOBS_CONTEXT) {
  throw new Error(
    'On Netlify the site is built by `npm run build`, which has access to the store.',
  );
}

const siteText = envField.string({ context: 'server', access: 'public', optional: true });

// What every page needs at once travels in one piece: each further piece costs a request and its own compression.
const everyPage =
  /nanostores\/atom|src\/stores\/(cart|availability)|src\/lib\/(call|public-lists|opened-before)|src\/shared\/money|src\/components\/day|preload-helper/;
const onIntent = /node_modules\/(react|react-dom|scheduler)\/|@nanostores\/react|rolldown-runtime/;
// One press, one round trip: what stands behind every dialog, and what the cart's icon opens.
const everyScreen =
  /src\/ui\/|@radix-ui|nanostores\/(computed|lifecycle|task)|node_modules\/(lucide-react|clsx|react-remove-scroll|aria-hidden)/;
const firstScreens =
  /src\/islands\/(mount|Overlays|Toaster|cart\/|shop\/WorkPicture)|src\/shared\/picture/;
// The checkout up to the form for the card, which comes with the payment.
const checkout =
  /src\/islands\/checkout\/(checkout-page|Artwork|BackToShop|CheckoutFailure|Deadline|Ending|chosen|load-card|shipping|words)|src\/lib\/(use-request|verdict)/;
const codeSplitting = {
  groups: [
    { name: 'core', test: everyPage, priority: 2 },
    { name: 'react', test: onIntent, priority: 1 },
    { name: 'screen', test: everyScreen, priority: 1 },
    { name: 'overlay', test: firstScreens, priority: 1 },
    { name: 'checkout', test: checkout, priority: 1 },
  ],
};

export default defineConfig({
  site: SITE_URL || netlifyUrl || `http://localhost:${PORT}`,
  ...(ATELYE_CACHE_DIR && { cacheDir: ATELYE_CACHE_DIR }),
  trailingSlash: 'never',
  // `/about` must answer from about.html at once, without a redirect to `/about/`.
  build: { format: 'file', inlineStylesheets: 'never' },
  env: {
    schema: {
      INSTAGRAM_PROFILE_URL: siteText,
      CREDIT_TEXT: siteText,
      CREDIT_URL: siteText,
      SHIPPING_NOTE: siteText,
      SHIPPING_COUNTRIES: siteText,
    },
  },
  prefetch: false,
  // After one edit one work's page is rendered again, not all of them: their cache keys say which.
  experimental: { incrementalBuild: true },
  devToolbar: { enabled: false },
  integrations: [react(), tailwind({ applyBaseStyles: false }), siteHeaders()],
  // Inlined chunks and fonts would need hashes and data: sources in the Content-Security-Policy.
  vite: {
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
