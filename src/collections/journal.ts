import { getCollection } from 'astro:content';
import type { Inspiration, ProcessItem } from '#shared/journal';
import { inOrder } from '#shared/own-order';

export type Study = Omit<
  Inspiration,
  'id' | 'createdAt' | 'instagramHighlightId' | 'instagramHighlightUrl'
>;

export async function listProcess(): Promise<ProcessItem[]> {
  return inOrder((await getCollection('process')).map(({ data }) => data));
}

export async function listInspirations(): Promise<Inspiration[]> {
  return inOrder((await getCollection('inspirations')).map(({ data }) => data));
}

export function toStudy({ videoUrl, ...item }: ProcessItem): Study {
  const mediaAlt = item.mediaAlt || (videoUrl ? '' : item.title);
  const mediaType = videoUrl ? 'video' : 'image';
  return { ...item, mediaUrl: videoUrl || (item.posterUrl ?? ''), mediaType, mediaAlt };
}
