/** A public page before interaction: gzipped bytes (issue 5, section 1; rulings 17 and 22) and layout shift. */
export const pageBudget = { scripts: 10_000, styles: 8_192, fonts: 60_000, shift: 0 };

/** Requests of a list of works or news beside its pictures (issue 5, section 1; rulings 23). */
export const listRequests = { paths: ['/shop-art', '/art', '/news-center'], most: 10 };

/** Lighthouse: layout shift, and LCP to that of a bare page with the same first picture and fonts (issue 5, section 1). */
export const lighthouseBudget = { cls: 0, lcpRatio: 1.1 };

/** Requests to Blobs of a public list, of the one that carries what is sold and held, and of a first order without retries (issue 5, section 2). */
export const blobsBudget = { list: 1, artworks: 4, order: 7, furtherPiece: 5 };

/** Builds to bare Astro with the same pages, and to each other (issue 5, section 2). */
export const buildBudget = {
  cold: { sizes: [1000, 10_000], ratio: 1.6 },
  memory: 1.35,
  growth: { from: 1000, to: 10_000, ratio: 4.5 },
  edit: { size: 10_000, ratio: 0.35 },
};

/** A sync from Instagram (issue 4, 'Figures'): a slice must end before its function does. */
export const syncBudget = { longestSliceSeconds: 30, peakMegabytes: 300, quietRequests: 2 };

/** A call without storage at the median, and an edit until the built page of a small shop shows it. */
export const timeBudget = { callMs: 50, liveSeconds: 15 };

/** Calls that fail under load (issue 5, section 3). */
export const loadErrors = 0;
