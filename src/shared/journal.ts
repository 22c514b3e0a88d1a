import * as z from 'zod';

export const diaryEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  publishedAt: z.string(),
});
export type DiaryEntry = z.infer<typeof diaryEntrySchema>;

export const processItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  videoUrl: z.string(),
  posterUrl: z.string().nullable(),
  instagramPostId: z.string().nullable(),
  instagramPostUrl: z.string().nullable(),
  createdAt: z.string(),
});
export type ProcessItem = z.infer<typeof processItemSchema>;

export const inspirationSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  mediaUrl: z.string(),
  mediaType: z.enum(['image', 'video']),
  posterUrl: z.string().nullable(),
  instagramHighlightId: z.string().nullable(),
  instagramHighlightUrl: z.string().nullable(),
  createdAt: z.string(),
});
export type Inspiration = z.infer<typeof inspirationSchema>;
