import * as z from 'zod';
import { contentPageSchema, type ContentPage } from '#shared/content';
import {
  diaryEntrySchema,
  inspirationSchema,
  processItemSchema,
  type DiaryEntry,
  type Inspiration,
  type ProcessItem,
} from '#shared/journal';
import { inOrder } from '#shared/own-order';
import { newestPublishedFirst } from '#shared/newest-first';
import { readSnapshot } from '../../ports/blobs/snapshots.ts';
import { snapshots } from '../publishing/snapshots.ts';

/** What the snapshot of the diary holds. */
const toldSchema = z.union([contentPageSchema, diaryEntrySchema]);

export async function listDiary(read = readSnapshot): Promise<DiaryEntry[]> {
  const records = await read(snapshots.diary, toldSchema);
  const entries = [...records.values()].flatMap((record) =>
    isPage(record) ? diaryEntriesOf(record) : withoutDeleted(record),
  );
  return newestPublishedFirst(entries);
}

export async function listSyncedEntries(): Promise<DiaryEntry[]> {
  const records = await readSnapshot(snapshots.diary, toldSchema);
  const synced = [...records.values()].flatMap((record) =>
    isPage(record) ? [] : withoutDeleted(record),
  );
  return newestPublishedFirst(synced);
}

function isPage(record: z.infer<typeof toldSchema>): record is ContentPage {
  return 'pageName' in record;
}

function withoutDeleted(entry: DiaryEntry): DiaryEntry[] {
  return entry.isDeleted ? [] : [entry];
}

export async function listProcess(read = readSnapshot): Promise<ProcessItem[]> {
  const items = await read(snapshots.process, processItemSchema);
  return inOrder([...items.values()].filter(({ isDeleted }) => !isDeleted));
}

export async function listInspirations(read = readSnapshot): Promise<Inspiration[]> {
  const inspirations = await read(snapshots.inspirations, inspirationSchema);
  return inOrder([...inspirations.values()].filter(({ isDeleted }) => !isDeleted));
}

/** Maps a page's sections to diary entries: a section's id is its time. An empty new section is no entry. */
export function diaryEntriesOf({ pageName, content }: ContentPage): DiaryEntry[] {
  if (pageName !== 'news & blog') return [];
  const sections = content.sections.filter(
    (section) => section.title || section.content || section.imageUrl,
  );
  return sections.map((section) => ({
    id: String(section.id),
    title: section.title,
    content: section.content,
    ...(section.translations && { translations: section.translations }),
    imageUrl: section.imageUrl || null,
    imageAlt: section.imageAlt ?? '',
    imageWidth: section.imageWidth ?? null,
    imageHeight: section.imageHeight ?? null,
    publishedAt: new Date(section.id).toISOString(),
  }));
}
