import { getCollection } from 'astro:content';
import type { ContentPage, PageName, ShownSection } from '#shared/content';
import type { ShownEntry } from '#shared/journal';
import type { Language } from '#shared/language';
import { newestPublishedFirst } from '#shared/newest-first';
import { inLanguage, pageTexts, sectionTexts, type Langs } from '#shared/translations';

type ShownContent = Omit<ContentPage['content'], 'sections'> & {
  sections: ShownSection[];
  langs: Langs<(typeof pageTexts)[number]>;
};

export async function findContent(
  pageName: PageName,
  language: Language = 'en',
): Promise<ShownContent> {
  const pages = await getCollection('contentPages');
  const page = pages.find(({ data }) => data.pageName === pageName);
  const content = page?.data.content ?? { title: '', description: '', sections: [] };
  const sections = content.sections.map((one) => inLanguage(one, sectionTexts, language));
  return { ...inLanguage(content, pageTexts, language), sections };
}

export async function hasWords(pageName: PageName): Promise<boolean> {
  const { sections } = await findContent(pageName);
  return sections.some(({ content }) => content.trim());
}

export async function listDiaryEntries(language: Language = 'en'): Promise<ShownEntry[]> {
  const entries = (await getCollection('diary')).map(({ data }) => data);
  return newestPublishedFirst(entries).map((one) => inLanguage(one, sectionTexts, language));
}

/** Leaves out empty sections, and pictures that the page shows already. */
export function shownSections(sections: ShownSection[], shownUrl?: string): ShownSection[] {
  const shown = new Set([shownUrl]);
  return sections
    .map((section): ShownSection => {
      if (!section.imageUrl || !shown.has(section.imageUrl)) {
        shown.add(section.imageUrl);
        return section;
      }
      const { imageUrl: _repeated, ...words } = section;
      return words;
    })
    .filter(({ title, content, imageUrl }) => title || content || imageUrl);
}
