export type NewsKind = 'artworks' | 'process' | 'inspirations';

export type NewsWords = { badge: string; untitled: string };

export type NewsEntry = {
  title: string;
  imageUrl?: string | null;
  posterUrl?: string | null;
  mediaUrl?: string;
  mediaType?: 'image' | 'video';
  instagramPostUrl?: string | null;
  instagramHighlightUrl?: string | null;
};

/** Returns words, picture and link of an entry; `words` are those of its kind. */
export function describeNews({ badge, untitled }: NewsWords, entry: NewsEntry) {
  const photograph = entry.mediaType === 'image' ? entry.mediaUrl : null;
  return {
    badge,
    title: entry.title || untitled,
    stillUrl: entry.imageUrl || photograph || entry.posterUrl || null,
    postUrl: entry.instagramPostUrl ?? entry.instagramHighlightUrl ?? null,
  };
}
