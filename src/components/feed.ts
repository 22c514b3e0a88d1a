import { answerXml, escapeXml, parentElement, textElement } from './xml.ts';

/** `id` stays the same whatever is edited: a reader shows each item once. */
type FeedItem = {
  id: string;
  title: string;
  link: string;
  html: string;
  date: string;
};
/** `self`: the address of the feed. */
type Feed = { title: string; description: string; link: string; self: string; items: FeedItem[] };

export function answerFeed({ title, description, link, self, items }: Feed): Response {
  const channel = parentElement('channel', [
    textElement('title', title),
    textElement('link', link),
    textElement('description', description),
    textElement('language', 'en'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(toItem),
  ]);
  return answerXml(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>`);
}

function toItem({ id, title, link, html, date }: FeedItem): string {
  return parentElement('item', [
    textElement('title', title),
    textElement('link', link),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    textElement('pubDate', new Date(date).toUTCString()),
    textElement('description', html),
  ]);
}
