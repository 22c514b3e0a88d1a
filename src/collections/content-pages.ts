import { getCollection } from 'astro:content';
import type { ContentPage, PageName } from '#shared/content';
import type { DiaryEntry } from '#shared/journal';

/** What the administrator wrote for a page; empty when there is no such page yet. */
export async function findContent(pageName: PageName): Promise<ContentPage['content']> {
  const pages = await getCollection('contentPages');
  const page = pages.find(({ data }) => data.pageName === pageName);
  return page?.data.content ?? { title: '', description: '', sections: [] };
}

/** The sections of 'News & Blog' as diary entries, newest first (rulings 26). */
export async function listDiaryEntries(): Promise<DiaryEntry[]> {
  const { sections } = await findContent('news & blog');
  return sections
    .toSorted((one, other) => other.id - one.id)
    .map(({ id, title, content, ...picture }) => ({
      id: String(id),
      title,
      content,
      imageUrl: picture.imageUrl || null,
      imageAlt: picture.imageAlt ?? '',
      imageWidth: picture.imageWidth ?? null,
      imageHeight: picture.imageHeight ?? null,
      publishedAt: new Date(id).toISOString(),
    }));
}
