import type { PageName } from '../content.ts';

/** The samples in another language: artworks by id, pages by name, sections in the order of the page. */
export type SampleWords = {
  artworks: Record<string, { title: string; description: string; technique: string }>;
  pages: Record<PageName, { title?: string; description?: string }>;
  sections: Partial<Record<PageName, { title?: string; content: string; imageAlt?: string }[]>>;
};
