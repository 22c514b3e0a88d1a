import type { PublicArtwork } from '#shared/artwork';
import { describeNews, type NewsEntry, type NewsKind, type NewsWords } from '#shared/news';
import { newestFirst } from '#shared/newest-first';
import type { Langs, Translations } from '#shared/translations';
import { ask } from '../../lib/call.ts';
import { inPageLanguage } from '../../lib/in-page-language.ts';

type Entry = NewsEntry &
  Partial<Pick<PublicArtwork, 'id' | 'price' | 'isForSale' | 'state'>> & {
    description?: string;
    content?: string;
    createdAt?: string;
    publishedAt?: string;
    videoUrl?: string;
    translations?: Translations | undefined;
  };

const texts = ['title', 'description', 'content'] as const;

export type ListItem = {
  id: string;
  badge: string;
  title: string;
  createdAt: string;
  text: string;
  imageUrl: string | null;
  videoUrl: string | null;
  href: string | null;
  langs: Langs<'title' | 'text'>;
  /** In dollars; null if it cannot be bought. */
  price: string | null;
  asksPrice: boolean;
};

/** Of each kind; the page has them. */
export type KindWords = Record<NewsKind, NewsWords>;

// Only a list that was empty at the build is asked for (rule 60).
type ListSource = { find: () => Promise<Entry[]>; kind: NewsKind | null };

const artworks: ListSource = { find: () => ask('GET /api/artworks'), kind: 'artworks' };
const process: ListSource = { find: () => ask('GET /api/process'), kind: 'process' };
const inspirations: ListSource = { find: () => ask('GET /api/inspirations'), kind: 'inspirations' };
const diary: ListSource = { find: () => ask('GET /api/diary'), kind: null };

const diaryWords: NewsWords = { badge: '', untitled: '' };

const lists: Record<string, ListSource[]> = {
  artworks: [artworks],
  process: [process],
  inspirations: [inspirations],
  diary: [diary],
  news: [artworks, process, inspirations],
};

/** Returns the list as the server answers it. The News Center merges three lists, newest first. */
export async function askList(name: string, words: KindWords): Promise<ListItem[]> {
  const sources = lists[name] ?? [];
  const answers = await Promise.all(sources.map((source) => askSource(source, name, words)));
  return name === 'news' ? newestFirst(answers.flat()) : answers.flat();
}

async function askSource(
  { find, kind }: ListSource,
  list: string,
  words: KindWords,
): Promise<ListItem[]> {
  const [entries, { toPlainText }] = await Promise.all([find(), import('../home/home.ts')]);
  return entries.map((storedEntry) => {
    const entry = inPageLanguage(storedEntry, texts);
    const { badge, title, stillUrl, postUrl } = describeNews(
      kind ? words[kind] : diaryWords,
      entry,
    );
    return {
      id: entry.id ?? '',
      badge,
      title,
      createdAt: entry.createdAt ?? entry.publishedAt ?? '',
      langs: textLangs(entry.langs),
      text: entry.description ?? toPlainText(entry.content ?? ''),
      imageUrl: stillUrl,
      videoUrl: entry.videoUrl ?? (entry.mediaType === 'video' ? (entry.mediaUrl ?? null) : null),
      href: postUrl ?? (list === 'news' ? '#' : null),
      price: ((entry.isForSale || entry.state === 'upcoming') && entry.price) || null,
      asksPrice: entry.state === 'on-request',
    };
  });
}

function textLangs({ title, description, content }: Langs): ListItem['langs'] {
  const text = description ?? content;
  return { ...(title && { title }), ...(text && { text }) };
}
