import type { Row } from '../section.ts';

/** Measured elsewhere, not by us: gzipped bytes of a list page, Lighthouse mobile, LCP in milliseconds. */
export const peers: Row[] = [
  { page: "Shopify's Dawn, a list (given)", scripts: 15_300 },
  { page: 'withastro/storefront (given)', scripts: 58_900, lighthouse: 99, lcp: 2200 },
  { page: 'vercel/commerce (given)', scripts: 170_600, lighthouse: 93, lcp: 3200 },
  { page: 'Medusa starter (given)', scripts: 383_000, lighthouse: 76, lcp: 4600 },
  { page: 'a bare Astro page (given)', lcp: 1350 },
];
