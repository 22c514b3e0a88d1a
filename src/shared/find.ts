export const longestFind = 100;

/** Letters that Unicode does not take apart. */
const plainLetters: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Marks, what nobody sees, and apostrophes that Unicode calls letters. */
const noLetters = /[\p{M}\p{Cf}\u02b0-\u02ff\ua78b\ua78c]/gu;

/** Returns whether each word of `find` is a part of the texts, without its signs (rule 62). 'Jean-Baptiste' is one word or two. */
export function isFound(
  find: string,
  texts: readonly (string | number | null | undefined)[],
): boolean {
  const all = squeeze(texts.join(' ').replaceAll('&', ' and et ak '));
  const has = (word: string) => all.includes(squeeze(word));
  return find
    .split(/\s+/)
    .every((word) => has(word) || word.split(/[^\p{L}\p{M}\p{N}.@_+]/u).every(has));
}

/** Returns 'coeur de soley' for 'Cœur de Solèy'. Signs and blanks stay. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(noLetters, '')
    .replace(/[œæßøłđðþı]/g, (letter) => plainLetters[letter]!);
}

function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}\s]/gu, '');
}
