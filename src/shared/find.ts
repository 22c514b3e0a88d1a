export const longestFind = 100;

/** Hyphens and apostrophes do not count either (rule 62). */
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
