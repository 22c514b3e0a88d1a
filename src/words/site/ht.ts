import type { SiteWords } from './en.ts';
import * as frame from './ht/frame.ts';
import * as pages from './ht/pages.ts';
import * as shop from './ht/shop.ts';

export const ht: SiteWords = { ...frame, ...pages, ...shop };
