import { getCollection } from 'astro:content';
import type { Inspiration, ProcessItem } from '#shared/journal';
import { newestFirst } from './newest-first.ts';

/** A film or a picture with its words. */
export type Study = Omit<
  Inspiration,
  'id' | 'createdAt' | 'instagramHighlightId' | 'instagramHighlightUrl'
>;

/** The films of the easel, newest first. */
export async function listProcess(): Promise<ProcessItem[]> {
  return newestFirst((await getCollection('process')).map(({ data }) => data));
}

/** What the paintings grow from, newest first. */
export async function listInspirations(): Promise<Inspiration[]> {
  return newestFirst((await getCollection('inspirations')).map(({ data }) => data));
}

/** A film of the easel in the form that inspirations have; without a film it is the picture in the poster's place. */
export function toStudy({ videoUrl, ...item }: ProcessItem): Study {
  const mediaAlt = videoUrl ? '' : item.title;
  const mediaType = videoUrl ? 'video' : 'image';
  return { ...item, mediaUrl: videoUrl || (item.posterUrl ?? ''), mediaType, mediaAlt };
}
