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
  const found = await read(snapshots.diary, toldSchema);
  const entries = [...found.values()].flatMap((told) =>
    isPage(told) ? diaryEntriesOf(told) : withoutDeleted(told),
  );
  return newestPublishedFirst(entries);
}

export async function listSyncedEntries(): Promise<DiaryEntry[]> {
  const found = await readSnapshot(snapshots.diary, toldSchema);
  const synced = [...found.values()].flatMap((told) => (isPage(told) ? [] : withoutDeleted(told)));
  return newestPublishedFirst(synced);
}

function isPage(told: z.infer<typeof toldSchema>): told is ContentPage {
  return 'pageName' in told;
}

function withoutDeleted(entry: DiaryEntry): DiaryEntry[] {
  return entry.isDeleted ? [] : [entry];
}

export async function listProcess(read = readSnapshot): Promise<ProcessItem[]> {
  const found = await read(snapshots.process, processItemSchema);
  return inOrder([...found.values()].filter(({ isDeleted }) => !isDeleted));
}

export async function listInspirations(read = readSnapshot): Promise<Inspiration[]> {
  const found = await read(snapshots.inspirations, inspirationSchema);
  return inOrder([...found.values()].filter(({ isDeleted }) => !isDeleted));
}

/** Maps a page's sections to diary entries: a section's id is its time. An empty new section is no entry. */
export function diaryEntriesOf({ pageName, content }: ContentPage): DiaryEntry[] {
  if (pageName !== 'news & blog') return [];
  const told = content.sections.filter((one) => one.title || one.content || one.imageUrl);
  return told.map((section) => ({
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
