import { getCollection } from 'astro:content';
import type { ContentPage, PageName } from '#shared/content';
import type { DiaryEntry } from '#shared/journal';
import { newestPublishedFirst } from '#shared/newest-first';

export async function findContent(pageName: PageName): Promise<ContentPage['content']> {
  const pages = await getCollection('contentPages');
  const page = pages.find(({ data }) => data.pageName === pageName);
  return page?.data.content ?? { title: '', description: '', sections: [] };
}

export async function listDiaryEntries(): Promise<DiaryEntry[]> {
  const entries = (await getCollection('diary')).map(({ data }) => data);
  return newestPublishedFirst(entries);
}
