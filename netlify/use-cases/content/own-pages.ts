import { isDeepStrictEqual } from 'node:util';
import type { ContentPage } from '#shared/content';
import { sampleContentPages } from '#shared/samples/artworks';

function isSamplePage({ pageName, content }: ContentPage): boolean {
  const sample = sampleContentPages.find((page) => page.pageName === pageName);
  return isDeepStrictEqual(content.sections, sample?.content.sections);
}

/** Returns true for a page with words of the shop's own. */
export function isOwnPage(page: ContentPage): boolean {
  return page.content.sections.length > 0 && !isSamplePage(page);
}
