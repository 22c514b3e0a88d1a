import type { Inspiration, ProcessItem } from '#shared/journal';
import { listWorks, type CatalogueArtwork } from './catalogue.ts';
import { listInspirations, listProcess } from './journal.ts';
import { newestFirst } from './newest-first.ts';

/** One card of the News Center (spec, section 2). */
export type NewsItem = {
  badge: 'Artwork' | 'Process' | 'Inspiration';
  title: string;
  description: string;
  createdAt: string;
  href: string;
  picture: { src: string; alt: string; width: number; height: number } | null;
};

const shown = 60;

/** What is new, newest first. */
export async function listNews(): Promise<NewsItem[]> {
  const [works, process, inspirations] = await Promise.all([
    listWorks(),
    listProcess(),
    listInspirations(),
  ]);
  return newestFirst([
    ...works.map(fromWork),
    ...process.map(fromProcess),
    ...inspirations.map(fromInspiration),
  ]).slice(0, shown);
}

function fromWork(work: CatalogueArtwork): NewsItem {
  const { imageUrl: src, imageAlt: alt, imageWidth: width, imageHeight: height } = work;
  return {
    badge: 'Artwork',
    title: work.title || 'Untitled Artwork',
    description: work.description,
    createdAt: work.createdAt,
    href: work.instagramPostUrl ?? '#',
    picture: { src, alt, width, height },
  };
}

function fromProcess({ posterUrl, ...item }: ProcessItem): NewsItem {
  const { description, createdAt, width, height } = item;
  return {
    badge: 'Process',
    title: item.title || 'Creative Process',
    description,
    createdAt,
    href: item.instagramPostUrl ?? '#',
    picture: posterUrl ? { src: posterUrl, alt: '', width, height } : null,
  };
}

function fromInspiration({ mediaUrl, mediaAlt: alt, ...item }: Inspiration): NewsItem {
  const { description, createdAt, width, height } = item;
  const src = item.mediaType === 'video' ? item.posterUrl : mediaUrl;
  return {
    badge: 'Inspiration',
    title: item.title || 'Inspiration',
    description,
    createdAt,
    href: item.instagramHighlightUrl ?? '#',
    picture: src ? { src, alt, width, height } : null,
  };
}
