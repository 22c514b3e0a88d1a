import * as z from 'zod';
import { longestFind } from './find.ts';

// Control characters but tab and line breaks, and the marks that turn the direction of what follows them.
const unseen = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

// Of letters: the fillers of Hangul and the blank of braille, with which captions and nicknames are made to look empty.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u;

function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** Returns the schema of a text. It removes characters that nobody sees but that change how others are read. */
export const seenInput = () => z.string().overwrite((text) => text.replace(unseen, ''));

/** Returns the schema of a text that is trimmed. One of which nobody sees anything is empty, like one of blanks. */
export const textInput = () =>
  seenInput()
    .trim()
    .overwrite((text) => (isBlank(text) ? '' : text));

/** In the query of a list. */
export const findInput = textInput()
  .max(longestFind, `at most ${longestFind} characters`)
  .optional();
