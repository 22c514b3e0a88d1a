import type { ContentPage, PageContent } from '#shared/content';

export const empty: PageContent = { title: '', description: '', sections: [] };

/** A stored page with these words in it. */
export function pageOf(content: Partial<PageContent> = {}, version = 1): ContentPage {
  return { id: 'home', pageName: 'home', content: { ...empty, ...content }, version };
}
