import type { SiteWords } from '../en/site.ts';
import * as frame from './site/frame.ts';
import * as pages from './site/pages.ts';
import * as shop from './site/shop.ts';

export const ht: SiteWords = { ...frame, ...pages, ...shop };
