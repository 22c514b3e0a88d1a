import { listWorks } from './catalogue.ts';

/** One card of the News Center (spec, section 2). */
export type NewsItem = {
  badge: 'Artwork' | 'Process' | 'Inspiration';
  title: string;
  description: string;
  createdAt: string;
  href: string;
  imageUrl: string;
  imageAlt: string;
  imageWidth: number;
  imageHeight: number;
};

/** What is new, newest first. */
export async function listNews(): Promise<NewsItem[]> {
  const works = await listWorks();
  return works
    .map(({ title, instagramPostUrl, ...work }) => ({
      ...work,
      badge: 'Artwork' as const,
      title: title || 'Untitled Artwork',
      href: instagramPostUrl ?? '#',
    }))
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}
