import type { APIContext } from 'astro';
import { listWorks } from '../collections/catalogue.ts';
import { findContent } from '../collections/content-pages.ts';
import { newestFirst } from '#shared/newest-first';
import { answerFeed } from '../components/feed.ts';

export async function GET({ site }: APIContext): Promise<Response> {
  const [home, works] = await Promise.all([findContent('home'), listWorks()]);
  return answerFeed({
    title: `${home.title} · New works`,
    description: 'Paintings as they leave the easel.',
    link: new URL('/art', site).href,
    items: newestFirst(works)
      .slice(0, 50)
      .map(({ slug, title, description, createdAt }) => ({
        title,
        link: new URL(`/art/${slug}`, site).href,
        html: description,
        date: createdAt,
      })),
  });
}
