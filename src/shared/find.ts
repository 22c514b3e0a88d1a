export const longestFind = 100;

/** Each word of `find` is a part of a text; case, accents, hyphens and apostrophes do not count. */
export function isFound(
  find: string,
  texts: readonly (string | number | null | undefined)[],
): boolean {
  const all = fold(texts.join(' '));
  return fold(find)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** 'Solèy' as 'soley'. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Pd}'’]/gu, '');
}
