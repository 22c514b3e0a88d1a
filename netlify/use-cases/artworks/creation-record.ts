import * as z from 'zod';
import { artworkRecord } from '#shared/artwork';
import { orMissing } from '../../ports/blobs/readable.ts';

const newArtworkSchema = artworkRecord.omit({ id: true, slug: true });
export type NewArtwork = z.infer<typeof newArtworkSchema>;

export const creationPrefix = 'creations/';
/** Under `creations/<key>`, before the artwork: the key decides which of two calls creates it. */
export const creationSchema = orMissing(z.object({ work: newArtworkSchema }));
export const creations = { prefix: creationPrefix, schema: creationSchema };
