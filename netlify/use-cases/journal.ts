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
import { readSnapshot } from '../ports/blobs-snapshots.ts';
import { lists } from './lists.ts';

/** Diary entries, newest first: the sections of 'News & Blog', and what the sync brought (rulings 26). */
export async function listDiary(read = readSnapshot): Promise<DiaryEntry[]> {
  const found = await read(lists.diary, z.unknown());
  const entries = [...found].flatMap(([key, value]) =>
    key.startsWith('content/') ? entriesOf(contentPageSchema.parse(value)) : readSynced(value),
  );
  return newestFirst(entries, 'publishedAt');
}

/** The diary entries that the sync brought and nobody deleted, newest first. */
export async function listSyncedEntries(): Promise<DiaryEntry[]> {
  const found = await readSnapshot(lists.diary, z.unknown());
  const synced = [...found].filter(([key]) => key.startsWith('diary/'));
  return newestFirst(
    synced.flatMap(([, value]) => readSynced(value)),
    'publishedAt',
  );
}

function readSynced(value: unknown): DiaryEntry[] {
  const entry = diaryEntrySchema.parse(value);
  return entry.isDeleted ? [] : [entry];
}

/** Process items, newest first. */
export async function listProcess(read = readSnapshot): Promise<ProcessItem[]> {
  const found = await read(lists.process, processItemSchema);
  return newestFirst([...found.values()], 'createdAt');
}

/** Inspirations, newest first. */
export async function listInspirations(read = readSnapshot): Promise<Inspiration[]> {
  const found = await read(lists.inspirations, inspirationSchema);
  return newestFirst([...found.values()], 'createdAt');
}

/**
 * The diary entries that a page's sections are: a section's id is the moment it was added (spec, section 3). One that has
 * just been added and says nothing yet is none.
 */
export function entriesOf({ pageName, content }: ContentPage): DiaryEntry[] {
  if (pageName !== 'news & blog') return [];
  const told = content.sections.filter((one) => one.title || one.content || one.imageUrl);
  return told.map((section) => ({
    id: String(section.id),
    title: section.title,
    content: section.content,
    imageUrl: section.imageUrl || null,
    imageAlt: section.imageAlt ?? '',
    imageWidth: section.imageWidth ?? null,
    imageHeight: section.imageHeight ?? null,
    publishedAt: new Date(section.id).toISOString(),
  }));
}

function newestFirst<Key extends string, Item extends Record<Key, string>>(
  items: Item[],
  key: Key,
): Item[] {
  return items.sort((one, other) => (one[key] < other[key] ? 1 : -1));
}
