import * as frame from './en/frame.ts';
import * as pages from './en/pages.ts';
import * as shop from './en/shop.ts';

/** The texts of pages, which a build writes into them. */
export const en = { ...frame, ...pages, ...shop };

export type SiteWords = typeof en;
