import * as z from 'zod';
import { imageAddressInput } from './pictures/image-address.ts';
import { seenInput } from './text.ts';
import { translationsInput, translationsRecord } from './translation-schemas.ts';
import { pageTexts, sectionTexts, type Langs } from './translations.ts';

export const pageNames = [
  'home',
  'artist',
  'process',
  'inspirations',
  'news & blog',
  'about',
  'contact',
  'terms',
  'privacy',
] as const;
export type PageName = (typeof pageNames)[number];

/** The latest time of a Date, in ms. */
const lastMoment = 8_640_000_000_000_000;

const sectionWords = {
  title: words('Section Title', 300),
  content: words('Section Content', 50_000),
  imageAlt: words('Image Description', 500),
};

const pageWords = {
  title: words('Page Title', 300),
  description: words('Description', 5000),
};

/** A section's id is its creation time in ms; an empty image address means none. */
const sectionInput = z.object({
  id: z.number().int().positive().max(lastMoment),
  ...sectionWords,
  translations: translationsInput(sectionWords),
  imageUrl: z.union([z.literal(''), imageAddressInput]).optional(),
  imageAlt: sectionWords.imageAlt.optional(),
});
export type SectionInput = z.infer<typeof sectionInput>;

const sectionSchema = sectionInput.extend({
  translations: translationsRecord(sectionTexts),
  imageUrl: z.string().optional(),
  imageWidth: z.number().optional(),
  imageHeight: z.number().optional(),
  imageSource: z.string().optional(),
});
export type Section = z.infer<typeof sectionSchema>;
/** In the language of a page. */
export type ShownSection = Section & { langs?: Langs<(typeof sectionTexts)[number]> };

const contentInput = z.object({
  ...pageWords,
  translations: translationsInput(pageWords),
  sections: z
    .array(sectionInput)
    .max(2000, 'A page can have 2000 sections at most')
    .refine(haveOwnIds, 'Two sections have the same id'),
});

export const contentPageSchema = z.object({
  id: z.string(),
  pageName: z.enum(pageNames),
  content: contentInput.extend({
    translations: translationsRecord(pageTexts),
    sections: z.array(sectionSchema),
  }),
  /** Grows with every edit (rule 39); 0 until the first one of a page that has no record. */
  version: z.number().default(1),
  /** Key of the last edit: a repeated one is recognised. */
  saveKey: z.string().optional(),
});
export type ContentPage = z.infer<typeof contentPageSchema>;
export type PageContent = z.infer<typeof contentInput>;

export function idOfPage(pageName: PageName): string {
  return pageName.replace(/\W+/g, '-');
}

export function emptyPage(pageName: PageName): ContentPage {
  const content = { title: '', description: '', sections: [] };
  return { id: idOfPage(pageName), pageName, content, version: 0 };
}

export const contentPageInput = z.object({ content: contentInput });

/** Checks the length of a text. It is not trimmed, because it is stored while it is typed. */
function words(field: string, longest: number) {
  return seenInput().max(longest, `${field} can have ${longest} characters at most`);
}

function haveOwnIds(sections: { id: number }[]): boolean {
  return new Set(sections.map(({ id }) => id)).size === sections.length;
}
