import { centsOf } from '#shared/money';
import { readSides } from '#shared/wall/dimensions';

export type Facts = { title: string; price: string | null; dimensions: string };
/** A post, and the names that its caption contains beside its title. */
export type Named = Facts & { caption: string };

/** Words that name no painting: of titles in general, and of posts that show a painting again. */
const generalWords = new Set(
  (
    'a an the of my this new untitled title art artwork work painting piece original study detail details closeup close up ' +
    'for sale available now still sold again repost throwback ' +
    'le la les l un une de du des d mon ma sans titre oeuvre tableau toile peinture nouveau nouvelle etude detail a vendre disponible ' +
    'toujours encore vendu vendue san tit travay tablo penti nouvo etid detay pou vann disponib toujou anko deja'
  ).split(' '),
);
const leadingArticles = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'l', 'un', 'une']);
const numberSigns = new Set(['no', 'nr', 'num', 'number', 'numero', 'nimewo']);
const roman = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/;
const quoted = /[“"«„‘']\s*([^”"»“’'\n]{1,80}?)\s*[”"»“’']/gu;
/** The parts of a line: a title is often between signs. */
const parts = /[|•·–—:/,.!?()]|\s-\s/u;
const fewestLetters = 4;
const fewLines = 3;
const mostNamed = 8;
/** Frames, the edge of a canvas and rounded inches make this difference at most. */
const sizeTolerance = 0.04;

/** Returns the known artworks that the post names, the likeliest first (rule 75). */
export function findSamePaintings<Known extends Facts>(
  post: Named,
  known: readonly Known[],
): Known[] {
  const names = namesOf(post);
  return known
    .map((artwork) => ({ artwork, score: likeness({ post, names }, artwork) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostNamed)
    .map(({ artwork }) => artwork);
}

/** 'L’Été à Jacmel, No. II' and 'Été à Jacmel #2' are the same; numbers stay. */
export function foldTitle(title: string): string {
  const words = wordsOf(title).filter((word) => !numberSigns.has(word));
  const start = words.length > 1 && leadingArticles.has(words[0]!) ? 1 : 0;
  return words
    .slice(start)
    .map((word, place, all) => toNumber(word, place + start > 0, place === all.length - 1))
    .join(' ');
}

type Names = { title: string; others: ReadonlySet<string>; isQuoted: boolean };

function namesOf({ title, caption }: Named): Names {
  const folded = foldTitle(title);
  const quotes = [...caption.matchAll(quoted)].map(([, text = '']) => foldTitle(text));
  const isQuoted = quotes.includes(folded) && !isGeneral(folded);
  // Other names within a caption are references if its title is clear.
  const first = caption.split('\n').filter((line) => /\p{L}/u.test(line));
  const pieces = first.slice(0, fewLines).flatMap((line) => line.split(parts));
  const others = isQuoted ? [] : [...quotes, ...pieces.map(foldTitle)];
  return { title: folded, others: new Set(others), isQuoted };
}

/** 0: another painting. */
function likeness({ post, names }: { post: Named; names: Names }, known: Facts): number {
  const title = foldTitle(known.title);
  const named = isGeneral(title) ? isGeneral(names.title) : nearness(title, names);
  if (!named) return 0;
  const size = compare(sidesOf(post), sidesOf(known), isSameSize);
  const price = compare(priceOf(post), priceOf(known), (one, other) => one === other);
  const facts = Number(size === 'same') + Number(price === 'same');
  // A reduced price, or a size with its frame, is no other painting by itself.
  if (size === 'other' && price === 'other') return 0;
  if (isGeneral(title)) return facts === 2 ? 1 : 0;
  return Number(named) + facts;
}

/** 10: it is a name of the post; 1: it is within the title; 0: neither. */
function nearness(title: string, { title: whole, others, isQuoted }: Names): number {
  if (whole === title || others.has(title)) return 10;
  return !isQuoted && isWithin(title, whole) ? 1 : 0;
}

/** 'Lanmè' is within 'Lanmè is still available', not within 'Lanmè 2'. */
function isWithin(title: string, name: string): boolean {
  if (title.length < fewestLetters) return false;
  const after = ` ${name} `.split(` ${title} `)[1];
  return after !== undefined && !/^\d/.test(after);
}

function isGeneral(title: string): boolean {
  return title.split(' ').every((word) => !word || generalWords.has(word));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe');
  return plain.match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** A Roman numeral of up to 39 as a number; a single letter is one at the end only. */
function toNumber(word: string, isLater: boolean, isLast: boolean): string {
  const match = isLater && (word.length > 1 || isLast) ? roman.exec(word) : null;
  if (!match) return word;
  const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'].indexOf(match[2]!);
  return String(match[1]!.length * 10 + ones);
}

function compare<Value>(
  one: Value | null,
  other: Value | null,
  isSame: (one: Value, other: Value) => boolean,
): 'same' | 'other' | 'unknown' {
  if (one === null || other === null) return 'unknown';
  return isSame(one, other) ? 'same' : 'other';
}

function priceOf({ price }: Facts): number | null {
  return price ? centsOf(price) : null;
}

/** In inches, the shorter first: a painting is measured either way round. */
function sidesOf({ dimensions }: Facts): number[] | null {
  return readSides(dimensions)?.toSorted((one, other) => one - other) ?? null;
}

function isSameSize(one: number[], other: number[]): boolean {
  return one.every((side, index) => {
    const difference = Math.abs(side - other[index]!);
    return difference <= sizeTolerance * Math.max(side, other[index]!);
  });
}
