import type { SiteWords } from './en.ts';
import * as frame from './fr/frame.ts';
import * as pages from './fr/pages.ts';
import * as shop from './fr/shop.ts';

export const fr: SiteWords = { ...frame, ...pages, ...shop };
