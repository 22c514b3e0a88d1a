/** Left where a title was. */
export const titleMark = '¦';

/** Ends a clause, as the source of a pattern: a line, most signs, an emoji. */
export const clauseEnd = String.raw`[\n|${titleMark},;()[\]{}!?•·…“”„"«»–—_*→\ufe0f\u200d]|\p{So}|\p{Emoji_Modifier}|\.(?=\s|$)|-(?=\s)`;
