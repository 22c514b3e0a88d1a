import * as z from 'zod';
import { hourInput } from './artwork.ts';
import { textInput } from './text.ts';
import { translationsInput, translationsRecord } from './translation-schemas.ts';
import { seriesTexts } from './translations.ts';

const mostWorks = 100;
const dayMessage = 'Day must be like 2026-11-27';

const texts = {
  title: textInput().max(200, 'Title is too long: 200 characters at most'),
  text: textInput().max(5000, 'Text is too long: 5000 characters at most'),
} satisfies Record<(typeof seriesTexts)[number], z.ZodString>;

const fields = {
  ...texts,
  title: texts.title.min(1, 'Title is required'),
  /** A day of the calendar, in no time zone; empty: none. */
  date: textInput().refine((day) => !day || z.iso.date().safeParse(day).success, dayMessage),
  /** In the painter's order. */
  artworkIds: z
    .array(z.string().max(200))
    .min(1, 'A series has one work at least')
    .max(mostWorks, `A series has ${mostWorks} works at most`)
    .refine((ids) => new Set(ids).size === ids.length, 'A work hangs once in a series'),
  /** Is given to each of its artworks (rule 107); the series keeps none. */
  opensAt: hourInput,
  /** What is absent is unchanged, what is empty is removed. */
  translations: translationsInput(texts),
};

export const seriesInput = z.object({
  ...fields,
  text: fields.text.default(''),
  date: fields.date.default(''),
});
export type SeriesInput = z.infer<typeof seriesInput>;

/** Absent fields are unchanged. */
export const seriesEdit = z.object(fields).partial();
export type SeriesEdit = z.infer<typeof seriesEdit>;

/** Stored under `series/<id>`. An artwork that was deleted stays among the ids, and does not hang (rule 106). */
export const seriesSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  date: z.string(),
  artworkIds: z.array(z.string()),
  translations: translationsRecord(seriesTexts),
  createdAt: z.string(),
  lastModifiedAt: z.string(),
  /** Grows with every edit (rule 39). */
  version: z.number(),
  /** The key of the form that created it (rule 42). */
  creationKey: z.string(),
});
export type Series = z.infer<typeof seriesSchema>;

/** Returns a sorted copy: by their days, of one day the last made first. A series without a day has that on which it was made. */
export function newestSeriesFirst<One extends Pick<Series, 'date' | 'createdAt'>>(
  series: readonly One[],
): One[] {
  const keyOf = ({ date, createdAt }: One) => (date || createdAt.slice(0, 10)) + createdAt;
  return series.toSorted((first, second) => (keyOf(first) < keyOf(second) ? 1 : -1));
}
