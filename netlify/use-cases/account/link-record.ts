import * as z from 'zod';
import { accountPrefix } from '../../account.ts';
import { placesOf, placeSchema } from '../places.ts';

export const linkKey = `${accountPrefix}link`;
export const linkPlacesKey = `${accountPrefix}link-places`;
export const linkPlaces = { prefix: linkPlacesKey, schema: placesOf(placeSchema) };

/** `mark`: of the login that the link may change, so that it works once. `until`: in ms since 1970. */
const linkSchema = z.object({ hash: z.string(), until: z.number(), mark: z.string() });
export const noLink = { link: null, mails: [] };
/** The newest link, and its mail. `asked`: the due key's name, so that each asking has a mail of its own. */
export const linkRecord = z
  .object({
    link: linkSchema.nullable(),
    mails: z.array(
      z.object({
        kind: z.literal('link'),
        asked: z.number(),
        state: z.enum(['due', 'sending', 'sent']),
        at: z.string(),
      }),
    ),
  })
  .catch(noLink);
export const links = { prefix: linkKey, schema: linkRecord };
export type LinkRecord = z.infer<typeof linkRecord>;
export type Link = z.infer<typeof linkSchema>;
