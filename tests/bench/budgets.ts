/** A public page before interaction: gzipped bytes (rule 58) and layout shift. */
export const pageBudget = { scripts: 9_300, styles: 9_700, fonts: 60_000, shift: 0 };

/** A page that React shows, before interaction: gzipped bytes of its scripts. */
export const islandBudget = {
  paths: ['/order', '/certificate', '/verify', '/checkout'],
  scripts: 136_500,
};

/** Requests of a list of artworks or news except for pictures. */
export const listRequests = { paths: ['/shop-art', '/art', '/news-center'], most: 10 };

/** Milliseconds until a first visitor sees a page, while the local stand-in encodes its pictures. */
export const firstVisitBudget = { ms: 1500 };

/** Time until the first picture is complete at 400 kbit/s, as a ratio to a bare page with it and the same style sheet and fonts. */
export const slowBudget = { ratio: 1.3 };

/** Milliseconds until a page that is only an island has its first words at 400 kbit/s. */
export const wordsBudget = { ms: 1500 };

/** A month at Netlify with 60 works: 3,000 visits, which see a quarter, a half or all of the wall, and 20 edits in 8 sittings. */
export const creditBudget = { quarter: 225, half: 245, whole: 290 };

/** Milliseconds from a pressed link to the next page, on a processor four times slower; the target is 100. */
export const linkBudget = { ms: 200 };

/** What a cold card payment takes beyond its calls until Stripe is asked, as a share of a function that only makes them. */
export const coldBudget = { share: 0.6 };

/** Lighthouse: layout shift, and LCP as a ratio to a bare page with the same first picture and fonts. */
export const lighthouseBudget = { cls: 0, lcpRatio: 1.1 };

/** Requests to Blobs: of a public list, of the list with takes, of a card form; a cold function also reads the keys. */
export const blobsBudget = { list: 1, artworks: 4, form: 3, keys: 1, furtherArtwork: 2 };

/** Build times of three languages as ratios to bare Astro with the same pages, and to each other. */
export const buildBudget = {
  cold: { sizes: [1000, 3000], ratio: 1.6 },
  // The islands and the administration take 350 MB more than bare Astro at every size.
  memory: 1.45,
  growth: { from: 1000, to: 3000, ratio: 3.2 },
  edit: { size: 3000, ratio: 0.35 },
};

/** A cold build of 60 artworks in three languages, as a ratio to English only. */
export const languagesBudget = { most: 1.3 };

/**
 * A sync of 2,000 posts must end before its function does, and fit into its 1,024 MB. It uses about 100; how much more
 * V8 takes (280 to 311 in all) depends on the machine.
 */
export const syncBudget = { seconds: 600, peakMegabytes: 400, quietRequests: 2 };

/** Median of a call without storage, and time from an edit to the built page of a small shop. */
export const timeBudget = { callMs: 50, liveSeconds: 15 };

/** Failed calls under load. */
export const loadErrors = 0;

/** Calls and seconds at 50 ms a call; of a purchase at 80 ms to Blobs and 600 ms to Stripe. */
export const yearsBudget = {
  'card form': { blobsInRow: 1, stripeCalls: 1, seconds: 0.75 },
  "press 'Pay'": { blobsInRow: 1, stripeCalls: 0, seconds: 0.2 },
  settled: { blobsInRow: 5, stripeCalls: 2 },
  'first page of the orders screen': { seconds: 1 },
  'newest 500 orders': { seconds: 1 },
  availability: { blobsInRow: 2, seconds: 0.3 },
  'what waits for the administrator': { blobsInRow: 3, seconds: 0.3 },
  'reconciliation, nothing to do': { blobsInRow: 2, stripeCalls: 1 },
  'reconciliation, 50 transfers waiting': { seconds: 5 },
  // Each order is read twice, and once for its list, its takes once, and its due key is written and removed; 200 for all else.
  'reconciliation, 1000 transfers waiting': { calls: 6200 },
};

/** A backup of 10,000 records at 80 ms a call: seconds in all, and of a part seconds and bytes; Netlify passes on 4.5 MB. */
export const backupBudget = { seconds: 45, partSeconds: 10, partBytes: 4_500_000 };

/** A photograph of 12 megapixels: opened and straightened, seconds together; the longest task of the page, milliseconds. */
export const straightenBudget = { seconds: 1.5, taskMs: 50 };

/** Screens of the administrator at slow 4G, cold: their scripts, and their time as a ratio to a bare page with the same bytes. */
export const deskBudget = { files: { '/admin/dashboard': 14, '/admin/orders': 17 }, ratio: 1.6 };
