import type { NewsKind, NewsWords } from '#shared/news';

export const home = {
  /** What search engines say of the shop. */
  what: 'Original Haitian paintings',
  description:
    'Original paintings by an artist from Haiti, each one of a kind, to buy from the studio.',
  detailOf: 'Detail of',
  forSale: 'See what is for sale',
  wall: {
    title: 'On the wall now',
    all: (works: number) => (works === 1 ? 'See it in the shop' : `See all ${works} works`),
  },
  rooms: {
    label: 'Rooms',
    art: 'The Art',
    artist: 'The Artist',
    process: 'The Process',
    inspirations: 'The Inspirations',
  },
  diary: {
    title: 'Community Love',
    loading: 'Loading the diary',
    nothing: 'The first page of the diary is still blank.',
    read: 'Read the diary',
  },
};

/** Titles of pages without one in Content. */
export const untitled = {
  artist: 'The Artist',
  process: 'The Process',
  inspirations: 'The Inspirations',
  diary: 'Diary',
  about: 'About Me',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
};

/** On pages without words in Content. */
export const unwritten = {
  about: 'Words about the painter will stand here soon.',
  contact: 'The way to reach the studio will stand here soon.',
  terms: 'The terms of this shop will stand here soon. [Ask us](/contact) before you buy.',
  privacy:
    'What this shop keeps about you will stand here soon. [Ask us](/contact) if you want to know now.',
};

export const contactForm = {
  title: 'Ask the painter',
  noScript: 'This form needs JavaScript.',
};

export const about = { seeTheWall: 'See what is on the wall' };

export const blog = { loading: 'Loading the diary' };

export const newsCenter = {
  title: 'News Center',
  description: 'What is new in the studio, newest first.',
  loading: 'Loading news',
  series: 'Series',
  earlier: 'Earlier',
};

/** Entries of the News Center by their kind. */
export const news: Record<NewsKind, NewsWords> = {
  artworks: { badge: 'Artwork', untitled: 'Untitled Artwork' },
  process: { badge: 'Process', untitled: 'Creative Process' },
  inspirations: { badge: 'Inspiration', untitled: 'Inspiration' },
};

export const universe = {
  title: 'Universe',
  description: 'How the paintings come about, and what they grow from.',
  process: { title: 'My Process', loading: 'Loading my process' },
  inspirations: { title: 'Inspirations', loading: 'Loading inspirations' },
};

export const film = {
  play: (title: string) => `Play: ${title}`,
  captions: 'English',
};

export const list = { nothing: 'Nothing here yet. Come back soon.' };

export const feeds = {
  works: { title: 'New works', description: 'Paintings as they leave the easel.' },
  diary: { description: 'News from the studio.' },
  follow: 'Follow by RSS',
};
