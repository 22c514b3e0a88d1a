import { getCollection } from 'astro:content';
import type { Inspiration, ProcessItem } from '#shared/journal';
import type { Language } from '#shared/language';
import { inOrder } from '#shared/own-order';
import { inLanguage, type Langs } from '#shared/translations';

const texts = ['title', 'description', 'mediaAlt'] as const;
type Shown<Item> = Item & { langs?: Langs<(typeof texts)[number]> };

export type Study = Omit<
  Shown<Inspiration>,
  'id' | 'createdAt' | 'instagramHighlightId' | 'instagramHighlightUrl'
>;

export async function listProcess(language: Language = 'en'): Promise<Shown<ProcessItem>[]> {
  const items = (await getCollection('process')).map(({ data }) => data);
  return inOrder(items).map((item) => inLanguage(item, texts, language));
}

export async function listInspirations(language: Language = 'en'): Promise<Shown<Inspiration>[]> {
  const items = (await getCollection('inspirations')).map(({ data }) => data);
  return inOrder(items).map((item) => inLanguage(item, texts, language));
}

export function toStudy({ videoUrl, ...item }: Shown<ProcessItem>): Study {
  const mediaType = videoUrl ? 'video' : 'image';
  return { ...item, mediaUrl: videoUrl || (item.posterUrl ?? ''), mediaType };
}
