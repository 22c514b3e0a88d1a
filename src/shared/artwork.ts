import * as z from 'zod';
import { priceInput } from './amount-input.ts';
import type { PublicState } from './availability.ts';
import { imageAddressInput } from './pictures/image-address.ts';
import {
  altInput,
  imageSchema,
  imagesInput,
  withFirstImage,
  type PublicImage,
} from './pictures/images.ts';
import { textInput } from './text.ts';
import { translationsInput, translationsRecord } from './translation-schemas.ts';
import { artworkTexts } from './translations.ts';

export const paymentMethods = ['card', 'zelle'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const stockMessage = 'Stock quantity must be positive';
export const minimumYear = 1900;
export const mostUnits = 1000;
const hourMessage =
  'The hour of sale must be a moment with its offset, like 2026-11-27T18:00:00-05:00';
const weightMessage = 'Weight must be a number of kilograms, like 2.5';

/** Closed choices about what a buyer gets; empty: not said. */
const whatYouGet = {
  framed: z.enum(['', 'yes', 'no']).default(''),
  signed: z.enum(['', 'front', 'back', 'no']).default(''),
  readyToHang: z.enum(['', 'yes', 'no']).default(''),
  certificate: z.enum(['', 'yes', 'no']).default(''),
};

const weightInput = z
  .string(weightMessage)
  .trim()
  .overwrite((text) => text.replace(',', '.'))
  .refine(
    (text) => !text || (/^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) > 0),
    weightMessage,
  )
  .default('');

/** An instant, ISO 8601; empty is null. Absent: unchanged. */
export const hourInput = z
  .string(hourMessage)
  .trim()
  .refine((text) => !text || z.iso.datetime({ offset: true }).safeParse(text).success, hourMessage)
  .transform((text) => text || null)
  .nullish();

const texts = {
  title: textInput().max(200, 'Title is too long: 200 characters at most'),
  description: textInput().max(5000, 'Description is too long: 5000 characters at most'),
  technique: textInput().max(200),
} satisfies Record<(typeof artworkTexts)[number], z.ZodString>;

export const artworkInput = z.object({
  title: texts.title.min(1, 'Title is required'),
  description: texts.description.min(1, 'Description is required'),
  price: priceInput,
  imageUrl: imageAddressInput,
  imageAlt: altInput,
  /** All photographs; the first is that of `imageUrl`. Absent: the further ones are unchanged. */
  images: imagesInput.optional(),
  category: textInput().min(1, 'Category is required').max(100),
  technique: texts.technique.default(''),
  dimensions: textInput().max(100).default(''),
  ...whatYouGet,
  weight: weightInput,
  year: z
    .number()
    .int()
    .min(minimumYear)
    .refine((year) => year <= new Date().getFullYear()),
  stockQuantity: z.number(stockMessage).int(stockMessage).min(0, stockMessage).max(mostUnits),
  /** Absent: unchanged. */
  isFeatured: z.boolean().optional(),
  opensAt: hourInput,
  /** What is absent is unchanged, what is empty is removed. */
  translations: translationsInput(texts),
});
export type ArtworkInput = z.infer<typeof artworkInput>;

/** `isHidden`: the artwork waits until the administrator shows it. Later edits leave that as it is. */
export const newArtworkInput = artworkInput.extend({ isHidden: z.boolean().optional() });
export type NewArtworkInput = z.infer<typeof newArtworkInput>;

/** Why a synced artwork is hidden until the painter decides (rules 75 and 76). `as`: the artworks that its post names. */
const waitsSchema = z.discriminatedUnion('why', [
  z.object({ why: z.literal('same'), as: z.array(z.string()).min(1) }),
  z.object({ why: z.literal('unsure'), words: z.string() }),
  z.object({ why: z.literal('look') }),
]);
export type Waits = z.infer<typeof waitsSchema>;

/** Stored under `artworks/<id>`. Price in dollars, as text. */
export const artworkRecord = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  imageWidth: z.number(),
  imageHeight: z.number(),
  images: z.array(imageSchema).default([]),
  price: z.string().nullable(),
  technique: z.string(),
  translations: translationsRecord(artworkTexts),
  dimensions: z.string(),
  ...whatYouGet,
  /** In kilograms, as text; empty: not said. */
  weight: z.string().default(''),
  year: z.number(),
  category: z.string(),
  createdAt: z.string(),
  instagramPostId: z.string().nullable(),
  instagramPostUrl: z.string().nullable(),
  acceptedPaymentMethods: z.array(z.enum(paymentMethods)),
  stockQuantity: z.number(),
  isHidden: z.boolean(),
  isFeatured: z.boolean(),
  /** Sold from this moment on, ISO 8601 (rule 107). */
  opensAt: z.string().nullable().default(null),
  /** When that hour was decided. */
  hourSetAt: z.string().nullable().default(null),
  lastModifiedAt: z.string(),
  lastModifiedBy: z.string(),
  waits: waitsSchema.optional(),
  /** The keys of further posts that show this painting. */
  furtherPosts: z.array(z.string()).optional(),
  /** The source of a copied picture. */
  imageSource: z.string().nullable().default(null),
  /** The place in the painter's order (`own-order.ts`). */
  position: z.number().optional(),
  /** Grows with every edit (rule 39). */
  version: z.number().default(1),
  /** The key of the form that created it (rule 42). */
  creationKey: z.string().optional(),
});

/** Reads a stored artwork. Its first photograph is that of `imageUrl`, also in a record without `images` (rule 41). */
export const artworkSchema = artworkRecord.transform(withFirstImage);
export type Artwork = z.infer<typeof artworkSchema>;

/** State and isForSale are derived, never stored. */
export type PublicArtwork = Omit<
  Artwork,
  | 'isHidden'
  | 'lastModifiedBy'
  | 'imageSource'
  | 'position'
  | 'version'
  | 'creationKey'
  | 'waits'
  | 'furtherPosts'
  | 'images'
> & { images: PublicImage[]; isForSale: boolean; state: PublicState };

/** With the order that holds or bought it. */
export type AdminArtwork = Artwork & {
  isForSale: boolean;
  state: PublicState;
  heldUntil: string | null;
  orderId: string | null;
};

export const visibilityInput = z.object({ isHidden: z.boolean() });
export const paintingAnswers = ['same', 'other'] as const;
/** `as`: the artwork that is the same painting; absent: the first that the post names. */
export const answerInput = z.object({
  answer: z.enum(paintingAnswers),
  as: z.string().optional(),
});
export type AnswerInput = z.infer<typeof answerInput>;
export const positionInput = z.object({ position: z.number() });
