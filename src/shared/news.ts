const newsKinds = {
  artworks: { badge: 'Artwork', untitled: 'Untitled Artwork' },
  process: { badge: 'Process', untitled: 'Creative Process' },
  inspirations: { badge: 'Inspiration', untitled: 'Inspiration' },
} as const;

export type NewsKind = keyof typeof newsKinds;

export type NewsEntry = {
  title: string;
  imageUrl?: string | null;
  posterUrl?: string | null;
  mediaUrl?: string;
  mediaType?: 'image' | 'video';
  instagramPostUrl?: string | null;
  instagramHighlightUrl?: string | null;
};

/** Returns words, picture and link of an entry; null is the kind of a diary entry. */
export function describeNews(kind: NewsKind | null, entry: NewsEntry) {
  const { badge, untitled } = kind ? newsKinds[kind] : { badge: '', untitled: '' };
  const photograph = entry.mediaType === 'image' ? entry.mediaUrl : null;
  return {
    badge,
    title: entry.title || untitled,
    stillUrl: entry.imageUrl || photograph || entry.posterUrl || null,
    postUrl: entry.instagramPostUrl ?? entry.instagramHighlightUrl ?? null,
  };
}
