import { answerXml, parentElement, textElement } from './xml.ts';

type FeedItem = {
  title: string;
  link: string;
  html: string;
  date: string;
};
type Feed = { title: string; description: string; link: string; items: FeedItem[] };

export function answerFeed({ title, description, link, items }: Feed): Response {
  const channel = parentElement('channel', [
    textElement('title', title),
    textElement('link', link),
    textElement('description', description),
    textElement('language', 'en'),
    ...items.map(toItem),
  ]);
  return answerXml(`<rss version="2.0">${channel}</rss>`);
}

function toItem({ title, link, html, date }: FeedItem): string {
  return parentElement('item', [
    textElement('title', title),
    textElement('link', link),
    textElement('guid', link),
    textElement('pubDate', new Date(date).toUTCString()),
    textElement('description', html),
  ]);
}
