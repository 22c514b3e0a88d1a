import * as z from 'zod';
import { imageAddressInput } from './image-address.ts';

export const pageNames = ['home', 'artist', 'process', 'inspirations', 'news & blog'] as const;
export type PageName = (typeof pageNames)[number];

/** A new section's id is its timestamp (spec, section 3); an empty image address is none. */
const sectionInput = z.object({
  id: z.number().int().positive(),
  title: z.string().max(300),
  content: z.string().max(50_000),
  imageUrl: z.union([z.literal(''), imageAddressInput]).optional(),
  imageAlt: z.string().max(500).optional(),
});
export type SectionInput = z.infer<typeof sectionInput>;

/** A section as stored: its picture is the shop's own copy, with its size and where it came from (rulings 28). */
const sectionSchema = sectionInput.extend({
  imageUrl: z.string().optional(),
  imageWidth: z.number().optional(),
  imageHeight: z.number().optional(),
  imageSource: z.string().optional(),
});
export type Section = z.infer<typeof sectionSchema>;

/** What the content editor sends, on every edit. */
const contentInput = z.object({
  title: z.string().max(300),
  description: z.string().max(5000),
  sections: z.array(sectionInput).max(200),
});

/** A content page as stored under `content/<id>` (spec, section 3). */
export const contentPageSchema = z.object({
  id: z.string(),
  pageName: z.enum(pageNames),
  content: contentInput.extend({ sections: z.array(sectionSchema) }),
  /** Grows with every edit; an edit of a stale version is refused (rulings 27). */
  version: z.number().default(1),
});
export type ContentPage = z.infer<typeof contentPageSchema>;
export type PageContent = z.infer<typeof contentInput>;

/** The body of PATCH /api/admin/content/{id} (spec, section 7). */
export const contentPageInput = z.object({ content: contentInput });
