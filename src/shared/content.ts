import * as z from 'zod';
import { imageAddressInput } from './pictures/image-address.ts';

const pageNames = ['home', 'artist', 'process', 'inspirations', 'news & blog'] as const;
export type PageName = (typeof pageNames)[number];

/** The latest time of a Date, in ms. */
const lastMoment = 8_640_000_000_000_000;

/** A section's id is its creation time in ms; an empty image address means none. */
const sectionInput = z.object({
  id: z.number().int().positive().max(lastMoment),
  title: textInput('Section Title', 300),
  content: textInput('Section Content', 50_000),
  imageUrl: z.union([z.literal(''), imageAddressInput]).optional(),
  imageAlt: textInput('Image Description', 500).optional(),
});
export type SectionInput = z.infer<typeof sectionInput>;

const sectionSchema = sectionInput.extend({
  imageUrl: z.string().optional(),
  imageWidth: z.number().optional(),
  imageHeight: z.number().optional(),
  imageSource: z.string().optional(),
});
export type Section = z.infer<typeof sectionSchema>;

const contentInput = z.object({
  title: textInput('Page Title', 300),
  description: textInput('Description', 5000),
  sections: z
    .array(sectionInput)
    .max(2000, 'A page can have 2000 sections at most')
    .refine(haveOwnIds, 'Two sections have the same id'),
});

export const contentPageSchema = z.object({
  id: z.string(),
  pageName: z.enum(pageNames),
  content: contentInput.extend({ sections: z.array(sectionSchema) }),
  /** Grows with every edit (rule 39). */
  version: z.number().default(1),
});
export type ContentPage = z.infer<typeof contentPageSchema>;
export type PageContent = z.infer<typeof contentInput>;

export const contentPageInput = z.object({ content: contentInput });

function textInput(field: string, longest: number) {
  return z.string().max(longest, `${field} can have ${longest} characters at most`);
}

function haveOwnIds(sections: { id: number }[]): boolean {
  return new Set(sections.map(({ id }) => id)).size === sections.length;
}
