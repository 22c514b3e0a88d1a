import { listArtworks, listDiary, listInspirations, listProcess } from '../lib/api.ts';
import { nameDay } from './day.ts';

/** One entry of any list, as the page shows it. */
export type ListItem = {
  title: string;
  note: string;
  text: string;
  imageUrl: string | null;
  href: string | null;
};

type Dated = ListItem & { createdAt: string };

/** How each list of the site is asked for. */
export const listItems: Record<string, () => Promise<ListItem[]>> = {
  artworks: listWorks,
  news: listNews,
  process: listProcessItems,
  inspirations: listInspirationItems,
  diary: listEntries,
};

async function listWorks(): Promise<Dated[]> {
  const works = await listArtworks();
  return works.map(({ title, year, description, imageUrl, slug, createdAt }) => ({
    title: title || 'Untitled Artwork',
    note: String(year),
    text: description,
    imageUrl,
    href: `/art/${slug}`,
    createdAt,
  }));
}

async function listProcessItems(): Promise<Dated[]> {
  const items = await listProcess();
  return items.map(({ title, description, posterUrl, instagramPostUrl, createdAt }) => ({
    title: title || 'Creative Process',
    note: '',
    text: description,
    imageUrl: posterUrl,
    href: instagramPostUrl,
    createdAt,
  }));
}

async function listInspirationItems(): Promise<Dated[]> {
  const items = await listInspirations();
  return items.map((item) => ({
    title: item.title || 'Inspiration',
    note: '',
    text: item.description,
    imageUrl: item.mediaType === 'video' ? item.posterUrl : item.mediaUrl,
    href: item.instagramHighlightUrl,
    createdAt: item.createdAt,
  }));
}

async function listEntries(): Promise<ListItem[]> {
  const entries = await listDiary();
  return entries.map(({ title, content, imageUrl, publishedAt }) => ({
    title,
    note: nameDay(publishedAt),
    text: content,
    imageUrl,
    href: null,
  }));
}

async function listNews(): Promise<ListItem[]> {
  const lists = await Promise.all([
    listWorks().then((items) => badge(items, 'Artwork')),
    listProcessItems().then((items) => badge(items, 'Process')),
    listInspirationItems().then((items) => badge(items, 'Inspiration')),
  ]);
  return lists.flat().toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

function badge(items: Dated[], name: string): Dated[] {
  return items.map((item) => ({ ...item, note: `${name} · ${nameDay(item.createdAt)}` }));
}
