import type { ContentPage, PageContent } from '#shared/content';

export const empty: PageContent = { title: '', description: '', sections: [] };

export function pageOf(content: Partial<PageContent> = {}, version = 1): ContentPage {
  return { id: 'home', pageName: 'home', content: { ...empty, ...content }, version };
}
