import * as frame from './site/frame.ts';
import * as pages from './site/pages.ts';
import * as shop from './site/shop.ts';

/** The texts of pages, which a build writes into them. */
export const en = { ...frame, ...pages, ...shop };

export type SiteWords = typeof en;
