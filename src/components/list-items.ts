import type { PublicArtwork } from '#shared/artwork';
import { listArtworks, listDiary, listInspirations, listProcess } from '../lib/public-lists.ts';
import { toPlainText } from './plain-text.ts';

/** What works, diary entries, process items and inspirations may carry. */
type Entry = Partial<Pick<PublicArtwork, 'id' | 'price' | 'isForSale'>> & {
  title: string;
  description?: string;
  content?: string;
  createdAt?: string;
  publishedAt?: string;
  imageUrl?: string | null;
  posterUrl?: string | null;
  mediaUrl?: string;
  mediaType?: 'image' | 'video';
  videoUrl?: string;
  instagramPostUrl?: string | null;
  instagramHighlightUrl?: string | null;
};
type Source = { ask: () => Promise<Entry[]>; badge: string; untitled: string };

/** One entry of any list, as the page shows it. */
export type ListItem = {
  id: string;
  badge: string;
  title: string;
  date: string;
  text: string;
  imageUrl: string | null;
  videoUrl: string | null;
  href: string | null;
  /** In dollars; null for what cannot be bought. */
  price: string | null;
};

const artworks = { ask: listArtworks, badge: 'Artwork', untitled: 'Untitled Artwork' };
const process = { ask: listProcess, badge: 'Process', untitled: 'Creative Process' };
const inspirations = { ask: listInspirations, badge: 'Inspiration', untitled: 'Inspiration' };
const diary = { ask: listDiary, badge: '', untitled: '' };

const lists: Record<string, Source[]> = {
  artworks: [artworks],
  process: [process],
  inspirations: [inspirations],
  diary: [diary],
  news: [artworks, process, inspirations],
};

/** Everything of a list, newest first; the News Center merges three (spec, section 2). */
export async function askList(name: string): Promise<ListItem[]> {
  const sources = lists[name] ?? [];
  const answers = await Promise.all(sources.map((source) => askSource(source, name)));
  return answers.flat().sort((one, other) => (one.date < other.date ? 1 : -1));
}

async function askSource({ ask, badge, untitled }: Source, list: string): Promise<ListItem[]> {
  return (await ask()).map((entry) => ({
    id: entry.id ?? '',
    badge,
    title: entry.title || untitled,
    date: entry.createdAt ?? entry.publishedAt ?? '',
    text: entry.description ?? toPlainText(entry.content ?? ''),
    imageUrl: pictureOf(entry),
    videoUrl: entry.videoUrl ?? (entry.mediaType === 'video' ? (entry.mediaUrl ?? null) : null),
    href: photoOf(entry) ?? (list === 'news' ? '#' : null),
    price: (entry.isForSale && entry.price) || null,
  }));
}

function pictureOf({ imageUrl, posterUrl, mediaUrl, mediaType }: Entry): string | null {
  const still = mediaType === 'image' ? mediaUrl : null;
  return imageUrl ?? posterUrl ?? still ?? null;
}

function photoOf({ instagramPostUrl, instagramHighlightUrl }: Entry): string | null {
  return instagramPostUrl ?? instagramHighlightUrl ?? null;
}
