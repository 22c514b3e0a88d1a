import { defaultAlt } from '#shared/artwork';
import type { Caption } from '#shared/caption';
import type { InstagramPost } from '../../ports/instagram.ts';
import type { Fields } from './merge.ts';
import type { StoredMedia } from './post-record.ts';

/** What the spec calls a piece without a title (section 2). */
const untitled = {
  artwork: 'Untitled Artwork',
  process: 'Creative Process',
  inspiration: 'Inspiration',
  diary: 'Diary',
};

type Source = { post: InstagramPost; caption: Caption; media: StoredMedia | null };

/** The fields of an artwork that the sync writes. */
export function artworkFields({ post, caption, media }: Source): Fields {
  const title = caption.title || untitled.artwork;
  const { description, price, dimensions, technique, year, isSold } = caption;
  return {
    title,
    description,
    price,
    dimensions,
    technique,
    year: year ?? new Date(post.timestamp).getUTCFullYear(),
    imageAlt: defaultAlt(title),
    stockQuantity: isSold ? 0 : 1,
    isHidden: false,
    instagramPostUrl: post.permalink,
    ...pictureFields(media),
    ...(media && { imageSource: post.permalink }),
  };
}

/** The fields of a process item. A photograph of the easel has no film, only the picture in the poster's place. */
export function processFields({ post, caption, media }: Source): Fields {
  return {
    ...words(caption, untitled.process),
    videoUrl: media?.videoUrl ?? '',
    posterUrl: media?.pictureUrl ?? null,
    width: media?.width,
    height: media?.height,
    captionsUrl: null,
    instagramPostId: post.id,
    instagramPostUrl: post.permalink,
    createdAt: new Date(post.timestamp).toISOString(),
  };
}

/** The fields of an inspiration. */
export function inspirationFields({ post, caption, media }: Source): Fields {
  const film = media?.videoUrl ?? null;
  return {
    ...words(caption, untitled.inspiration),
    mediaUrl: film ?? media?.pictureUrl,
    mediaType: film ? 'video' : 'image',
    posterUrl: film ? media?.pictureUrl : null,
    width: media?.width,
    height: media?.height,
    mediaAlt: caption.title,
    captionsUrl: null,
    instagramHighlightId: post.id,
    instagramHighlightUrl: post.permalink,
    createdAt: new Date(post.timestamp).toISOString(),
  };
}

/** The fields of a diary entry. */
export function diaryFields({ post, caption, media }: Source): Fields {
  return {
    title: caption.title || untitled.diary,
    content: caption.description,
    imageAlt: caption.title,
    publishedAt: new Date(post.timestamp).toISOString(),
    ...(media ? pictureFields(media) : { imageUrl: null, imageWidth: null, imageHeight: null }),
  };
}

function words({ title, description }: Caption, otherwise: string) {
  return { title: title || otherwise, description };
}

function pictureFields(media: StoredMedia | null) {
  if (!media) return {};
  return { imageUrl: media.pictureUrl, imageWidth: media.width, imageHeight: media.height };
}
