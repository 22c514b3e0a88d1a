import * as z from 'zod';
import { longestFind } from './find.ts';

// Control characters but tab and line breaks, and the marks that turn the direction of what follows them.
const unseen = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Returns the schema of a text. It removes characters that nobody sees but that change how others are read. */
export const seenInput = () => z.string().overwrite((text) => text.replace(unseen, ''));

export const textInput = () => seenInput().trim();

/** In the query of a list. */
export const findInput = textInput()
  .max(longestFind, `at most ${longestFind} characters`)
  .optional();
