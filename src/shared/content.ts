import * as z from 'zod';

export const pageNames = ['home', 'artist', 'process', 'inspirations', 'news & blog'] as const;
export type PageName = (typeof pageNames)[number];

/** A new section's id is its timestamp (spec, section 3). */
export const sectionSchema = z.object({
  id: z.number(),
  title: z.string().max(300),
  content: z.string().max(50_000),
  imageUrl: z.string().max(2000).optional(),
});
export type Section = z.infer<typeof sectionSchema>;

export const contentInput = z.object({
  title: z.string().max(300),
  description: z.string().max(5000),
  sections: z.array(sectionSchema).max(200),
});

/** A content page as stored under `content/<id>` (spec, section 3). */
export const contentPageSchema = z.object({
  id: z.string(),
  pageName: z.enum(pageNames),
  content: contentInput,
});
export type ContentPage = z.infer<typeof contentPageSchema>;
