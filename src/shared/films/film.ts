import * as z from 'zod';
import { imageAddressInput } from '../pictures/image-address.ts';
import { textInput } from '../text.ts';

/** The lists of /universe: films of the process, inspirations. */
const filmKinds = ['process', 'inspiration'] as const;
export type FilmKind = (typeof filmKinds)[number];
const mediaTypes = ['video', 'image'] as const;

const fields = {
  title: textInput()
    .min(1, 'Title is required')
    .max(200, 'Title is too long: 200 characters at most'),
  description: textInput().max(5000, 'Description is too long: 5000 characters at most'),
  mediaType: z.enum(mediaTypes),
  /** A film of the shop, or the address of a picture. */
  mediaUrl: imageAddressInput,
  /** Empty: none. */
  posterUrl: z.union([z.literal(''), imageAddressInput]),
  mediaAlt: textInput().max(500, 'This text is too long: 500 characters at most'),
};

export const processMessage = 'My Process shows films only';

export const filmInput = z
  .object({ kind: z.enum(filmKinds), ...fields })
  .refine(({ kind, mediaType }) => kind !== 'process' || mediaType === 'video', {
    error: processMessage,
    path: ['mediaType'],
  });
export type FilmInput = z.infer<typeof filmInput>;

/** Absent fields are unchanged. A medium comes with its type. */
export const filmEdit = z
  .object({ ...fields, position: z.number() })
  .partial()
  .refine(({ mediaUrl, mediaType }) => (mediaUrl === undefined) === (mediaType === undefined), {
    error: 'A medium comes with its type',
    path: ['mediaUrl'],
  });
export type FilmEdit = z.infer<typeof filmEdit>;

/** An item of either list. `isSynced`: its words are edited at Instagram. */
export type Film = {
  id: string;
  kind: FilmKind;
  title: string;
  description: string;
  mediaType: (typeof mediaTypes)[number];
  mediaUrl: string;
  posterUrl: string | null;
  mediaAlt: string;
  position: number;
  createdAt: string;
  version: number;
  isSynced: boolean;
};
