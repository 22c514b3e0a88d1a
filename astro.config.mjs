import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import { netlifyAddress } from '#shared/site-address';
import { isOnNetlify } from './netlify/build/netlify-environment.ts';
import { codeSplitting, sharingIslands } from './src/integrations/chunks.ts';
import { siteHeaders } from './src/integrations/site-headers.ts';
import { siteRedirects } from './src/integrations/site-redirects.ts';
import { smallPreload } from './src/integrations/small-preload.ts';

const { SITE_URL, URL: netlifyUrl, PORT = '8888', ATELYE_CACHE_DIR } = process.env;

// Without a store the samples are shown; on Netlify they would be on sale with live keys.
if (isOnNetlify(process.env) && !process.env.NETLIFY_BLOBS_CONTEXT) {
  throw new Error(
    'On Netlify the site is built by `npm run build`, which has access to the store.',
  );
}

/** Loads what reads the store only where a site is built. */
async function findFormOrigin() {
  return (await import('./netlify/use-cases/settings.ts')).findFormOrigin();
}

export default defineConfig({
  site: SITE_URL || netlifyAddress(netlifyUrl) || `http://localhost:${PORT}`,
  ...(ATELYE_CACHE_DIR && { cacheDir: ATELYE_CACHE_DIR }),
  trailingSlash: 'never',
  // `/about` must answer about.html without a redirect to `/about/`.
  build: { format: 'file', inlineStylesheets: 'never' },
  prefetch: false,
  // After an edit only the pages with a changed cache key are rendered again.
  experimental: { incrementalBuild: true },
  devToolbar: { enabled: false },
  logger: { entrypoint: './src/integrations/quiet-logger.mjs' },
  integrations: [
    react(),
    tailwind({ applyBaseStyles: false }),
    siteHeaders(findFormOrigin),
    siteRedirects(),
  ],
  // Inlined chunks and fonts would need hashes and data: sources in the Content-Security-Policy.
  vite: {
    // The router exchanges pages at once where a browser has no cross-fade: docs/performance.md has its cost.
    define: { 'document.startViewTransition': 'undefined' },
    plugins: [smallPreload, sharingIslands],
    build: {
      assetsInlineLimit: 0,
      // The build renders all languages, a browser loads one: no warning about that.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
