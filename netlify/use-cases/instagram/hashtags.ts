export const postKinds = ['artwork', 'process', 'inspiration', 'diary'] as const;
export type PostKind = (typeof postKinds)[number];

/** The tag for artworks is in the settings. */
const kindsByTag: Record<string, PostKind> = {
  process: 'process',
  inspiration: 'inspiration',
  diary: 'diary',
};

/** Instagram makes no tag of digits alone: 'Petal Study #4' is a title. */
const hashtag = /[#＃](?=\p{N}*[\p{L}_])([\p{L}\p{N}_]+)/gu;

/** Returns the kind of a post, or null. The sale tag is tested first (rule 45). */
export function kindOf(caption: string, saleTag: string): PostKind | null {
  const tags = new Set(tagsOf(caption));
  // The settings may contain spaces, a hashtag cannot.
  if (tags.has(saleTag.toLowerCase().replace(/[^\p{L}\p{N}_]/gu, ''))) return 'artwork';
  const kindTag = Object.keys(kindsByTag).find((tag) => tags.has(tag));
  return kindTag ? kindsByTag[kindTag]! : null;
}

export function withoutHashtags(text: string): string {
  return text.replace(hashtag, '').replace(/[ \t]+/g, ' ');
}

/** Returns 'Soley' for 'Solèy', with the same length: typed hashtags often lack accents. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0));
}

export function tagsOf(caption: string): string[] {
  return [...caption.matchAll(hashtag)].map(([, tag = '']) => tag.toLowerCase());
}
