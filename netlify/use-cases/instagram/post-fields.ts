import { defaultAlt, type Image } from '#shared/pictures/images';
import type { Caption } from './captions/index.ts';
import type { PostKind } from './hashtags.ts';
import type { StoredMedia } from './post-record.ts';
import type { PreparedPost } from './prepared-post.ts';

export type PostFields = Record<string, unknown>;

const untitled = {
  artwork: 'Untitled Artwork',
  process: 'Creative Process',
  inspiration: 'Inspiration',
  diary: 'Diary',
};

type FieldSource = Pick<PreparedPost, 'post' | 'postedAt'> & {
  caption: Caption;
  media: StoredMedia | null;
};

/** The fields of the shop's item, by the kind of its post. */
export const postFields: Record<PostKind, (source: FieldSource) => PostFields> = {
  artwork: artworkFields,
  process: processFields,
  inspiration: inspirationFields,
  diary: diaryFields,
};

function artworkFields({ post, postedAt, caption, media }: FieldSource): PostFields {
  const title = caption.title || untitled.artwork;
  const { description, price, dimensions, technique, year, isSold, isKept } = caption;
  return {
    title,
    description,
    price,
    dimensions,
    technique,
    year: year ?? new Date(postedAt).getUTCFullYear(),
    imageAlt: defaultAlt(title),
    stockQuantity: isSold || isKept ? 0 : 1,
    isHidden: false,
    instagramPostUrl: post.permalink,
    ...pictureFields(media),
    ...(media && { imageSource: post.permalink, images: imagesOf(title, media, post.permalink) }),
  };
}

/** Returns the pictures of an artwork's post. Each has its keys in the order of the stored record. */
function imagesOf(title: string, media: StoredMedia, source: string | null): Image[] {
  const { pictureUrl, width, height, further } = media;
  const first = pictureUrl ? [{ url: pictureUrl, width, height }] : [];
  return [...first, ...further].map(({ url, width: wide, height: high }, place) => ({
    url,
    alt: defaultAlt(title, place),
    width: wide,
    height: high,
    ...(source && { source }),
  }));
}

/** Returns the fields of a process item. If the post has a photograph and no film, the photograph becomes the poster. */
function processFields({ post, postedAt, caption, media }: FieldSource): PostFields {
  return {
    title: caption.title || untitled.process,
    description: caption.description,
    videoUrl: media?.videoUrl ?? '',
    posterUrl: media?.pictureUrl ?? null,
    width: media?.width,
    height: media?.height,
    captionsUrl: null,
    instagramPostId: post.id,
    instagramPostUrl: post.permalink,
    createdAt: postedAt,
  };
}

function inspirationFields({ post, postedAt, caption, media }: FieldSource): PostFields {
  const film = media?.videoUrl ?? null;
  return {
    title: caption.title || untitled.inspiration,
    description: caption.description,
    mediaUrl: film ?? media?.pictureUrl,
    mediaType: film ? 'video' : 'image',
    posterUrl: film ? media?.pictureUrl : null,
    width: media?.width,
    height: media?.height,
    mediaAlt: caption.title,
    captionsUrl: null,
    instagramHighlightId: post.id,
    instagramHighlightUrl: post.permalink,
    createdAt: postedAt,
  };
}

function diaryFields({ postedAt, caption, media }: FieldSource): PostFields {
  return {
    title: caption.title || untitled.diary,
    content: caption.description,
    imageAlt: caption.title,
    publishedAt: postedAt,
    ...(media ? pictureFields(media) : { imageUrl: null, imageWidth: null, imageHeight: null }),
  };
}

function pictureFields(media: StoredMedia | null) {
  if (!media) return {};
  return { imageUrl: media.pictureUrl, imageWidth: media.width, imageHeight: media.height };
}

/** These fields change together: a picture's size belongs to its address. */
const pictureNames = ['imageUrl', 'imageWidth', 'imageHeight', 'imageSource', 'images'];

/**
 * Writes the wanted fields into an item. A field that differs from `written`, the last values of the sync, was edited and is kept (rule
 * 46).
 */
export function mergePostFields<Item extends object>(
  item: Item,
  written: PostFields,
  wanted: PostFields,
): { next: Item; written: PostFields; isChanged: boolean } {
  const current = item as PostFields;
  const before = withWrittenImages(written);
  const isUntouched = (name: string) => isSameField(name, current[name], before[name]);
  const isPictureUntouched = pictureNames.filter((name) => name in wanted).every(isUntouched);
  const taken = Object.fromEntries(
    Object.entries(wanted).filter(([name]) =>
      pictureNames.includes(name) ? isPictureUntouched : isUntouched(name),
    ),
  );
  const next = { ...item, ...taken, ...keptWords(taken, current, before) };
  return { next, written: { ...written, ...taken }, isChanged: !isSameValue(next, item) };
}

/** Returns whether two values of a field are the same. Photographs are if the same are there in the same order; an alt text is compared by itself. */
export function isSameField(name: string, first: unknown, second: unknown): boolean {
  if (name !== 'images') return isSameValue(first, second);
  return isSameValue(addressesOf(first), addressesOf(second));
}

function addressesOf(images: unknown): string[] {
  return ((images ?? []) as Image[]).map(({ url }) => url);
}

/** Adds the one photograph of `imageUrl` to a post that was written before artworks had several. */
function withWrittenImages(written: PostFields): PostFields {
  const { imageUrl: url, imageAlt: alt } = written;
  return url && !written['images'] ? { ...written, images: [{ url, alt }] } : written;
}

/** Returns the photographs that are taken, with the alt texts that the administrator edited, and with their marks, which a post lacks. */
function keptWords(taken: PostFields, current: PostFields, written: PostFields): PostFields {
  if (!taken['images']) return {};
  const imageIn = (fields: PostFields, url: string) =>
    ((fields['images'] ?? []) as Image[]).find((image) => image.url === url);
  const images = (taken['images'] as Image[]).map((image) => {
    const stored = imageIn(current, image.url);
    if (!stored) return image;
    const alt = stored.alt === imageIn(written, image.url)?.alt ? image.alt : stored.alt;
    return { ...image, alt, ...(stored.mark && { mark: stored.mark }) };
  });
  return { images };
}

function isSameValue(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
