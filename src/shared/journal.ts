import * as z from 'zod';
import { translationsRecord } from './translation-schemas.ts';
import { sectionTexts, type Langs } from './translations.ts';

export const diaryEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  translations: translationsRecord(sectionTexts),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().default(''),
  imageWidth: z.number().nullable().default(null),
  imageHeight: z.number().nullable().default(null),
  publishedAt: z.string(),
  /** A deleted item stays in the store, so that no sync restores it. */
  isDeleted: z.boolean().optional(),
});
export type DiaryEntry = z.infer<typeof diaryEntrySchema>;
/** In the language of a page. */
export type ShownEntry = DiaryEntry & { langs?: Langs<(typeof sectionTexts)[number]> };

const listed = {
  createdAt: z.string(),
  /** Items are listed by it, the highest first; absent: the time of `createdAt` in ms. */
  position: z.number().optional(),
  /** As of a diary entry. */
  isDeleted: z.boolean().optional(),
  /** Grows with every edit (rule 39). */
  version: z.number().default(1),
};

export const processItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  videoUrl: z.string(),
  posterUrl: z.string().nullable(),
  /** Size of poster and video, in pixels. */
  width: z.number().default(16),
  height: z.number().default(9),
  mediaAlt: z.string().default(''),
  captionsUrl: z.string().nullable().default(null),
  instagramPostId: z.string().nullable(),
  instagramPostUrl: z.string().nullable(),
  ...listed,
});
export type ProcessItem = z.infer<typeof processItemSchema>;

export const inspirationSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  mediaUrl: z.string(),
  mediaType: z.enum(['image', 'video']),
  posterUrl: z.string().nullable(),
  width: z.number().default(1),
  height: z.number().default(1),
  mediaAlt: z.string().default(''),
  captionsUrl: z.string().nullable().default(null),
  instagramHighlightId: z.string().nullable(),
  instagramHighlightUrl: z.string().nullable(),
  ...listed,
});
export type Inspiration = z.infer<typeof inspirationSchema>;
