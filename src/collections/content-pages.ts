import { getCollection } from 'astro:content';
import type { ContentPage, PageName } from '#shared/content';
import type { DiaryEntry } from '#shared/journal';

/** What the administrator wrote for a page; empty when there is no such page yet. */
export async function findContent(pageName: PageName): Promise<ContentPage['content']> {
  const pages = await getCollection('contentPages');
  const page = pages.find(({ data }) => data.pageName === pageName);
  return page?.data.content ?? { title: '', description: '', sections: [] };
}

/** The diary, newest entry first. */
export async function listDiaryEntries(): Promise<DiaryEntry[]> {
  const entries = (await getCollection('diary')).map(({ data }) => data);
  return entries.toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
}
