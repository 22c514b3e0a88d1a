import type { APIContext } from 'astro';
import { findContent, listDiaryEntries } from '../collections/content-pages.ts';
import { findShopName } from '../collections/site-settings.ts';
import { answerFeed } from '../components/feed.ts';
import { toHtml } from '../lib/markdown.ts';
import { en } from '../words/en/site.ts';

const { feeds, untitled } = en;

export async function GET({ site }: APIContext): Promise<Response> {
  const [name, diary, entries] = await Promise.all([
    findShopName(),
    findContent('news & blog'),
    listDiaryEntries(),
  ]);
  return answerFeed({
    title: `${name} · ${diary.title || untitled.diary}`,
    description: diary.description || feeds.diary.description,
    link: new URL('/blog', site).href,
    self: new URL('/rss.xml', site).href,
    items: entries.slice(0, 50).map(({ id, title, content, publishedAt }) => ({
      id,
      title,
      link: new URL(`/blog#entry-${id}`, site).href,
      html: toHtml(content),
      date: publishedAt,
    })),
  });
}
