/** Left where a title was. */
export const titleMark = '¦';
/** Left where a size or technique was. */
export const factMark = '‖';

/** Ends a clause, as the source of a pattern: a line, most signs, an emoji. */
export const clauseEnd = String.raw`[\n|${titleMark}${factMark},;()[\]{}!?•·…“”„"«»–—_*→\ufe0f\u200d]|\p{So}|\p{Emoji_Modifier}|\.(?=\s|$)|-(?=\s)`;
