export const postKinds = ['artwork', 'process', 'inspiration', 'diary'] as const;
export type PostKind = (typeof postKinds)[number];

/** `#process`, `#inspiration` and `#diary`; the tag that puts a work up for sale stands in the settings. */
const kindsByTag: Record<string, PostKind> = {
  process: 'process',
  inspiration: 'inspiration',
  diary: 'diary',
};

const hashtag = /[#＃]([\p{L}\p{N}_]+)/gu;

/** What a post becomes by its hashtags, the sale tag first; null when the shop has no use for it. */
export function kindOf(caption: string, saleTag: string): PostKind | null {
  const tags = new Set(tagsOf(caption));
  // 'Art for sale' is what people call the collection; a hashtag has no spaces.
  if (tags.has(saleTag.toLowerCase().replace(/[^\p{L}\p{N}_]/gu, ''))) return 'artwork';
  const found = Object.keys(kindsByTag).find((tag) => tags.has(tag));
  return found ? kindsByTag[found]! : null;
}

/** Whether the painter marked a piece as sold somewhere else. */
export function isMarkedSold(caption: string): boolean {
  if (tagsOf(caption).includes('sold')) return true;
  const isAlone = /^[^\p{L}\p{N}]*(?:sold(?: out)?|vendue?|(?:deja )?vann)[^\p{L}\p{N}]*$/imu;
  return /\bSOLD\b/.test(caption) || isAlone.test(withoutAccents(caption));
}

/** A text without its hashtags. */
export function withoutHashtags(text: string): string {
  return text.replace(hashtag, '').replace(/[ \t]+/g, ' ');
}

/** 'Solèy' becomes 'Soley', every letter in its place: what was typed on a phone seldom has all its accents. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0));
}

function tagsOf(caption: string): string[] {
  return [...caption.matchAll(hashtag)].map(([, tag = '']) => tag.toLowerCase());
}
