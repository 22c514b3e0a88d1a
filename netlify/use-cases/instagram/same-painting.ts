import { fold } from '#shared/find';
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
const articles = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'l', 'un', 'une']);
/** What '&' stands for. */
const joiners = new Set(['and', 'et', 'ak', 'y']);
const numberSigns = new Set(['no', 'nr', 'num', 'number', 'numero', 'nimewo']);
const roman = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/;
const quoted =
  /[“"«„]\s*([^”"»“\n]{1,80}?)\s*[”"»“]|(?<!\p{L})[‘']\s*([^\n]{1,80}?)\s*[’'](?!\p{L})/gu;
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
  artworks: readonly Known[],
): Known[] {
  const names = namesOf(post);
  return artworks
    .map((artwork) => ({ artwork, score: likeness({ post, names }, artwork) }))
    .filter(({ score }) => score > 0)
    .toSorted((first, second) => second.score - first.score)
    .slice(0, mostNamed)
    .map(({ artwork }) => artwork);
}

/** Returns whether two titles name one painting, as 'L’Été à Jacmel, No. II' and 'Ete a Jacmel #2' do. */
export function isSameTitle(first: string, second: string): boolean {
  return first === second || meets(readTitle(first), readTitle(second));
}

/** `spellings`: one of them in common makes two titles the same. */
type Title = { words: string[]; spellings: Set<string> };
type Names = { title: Title; others: Title[]; isQuoted: boolean };

function namesOf({ title: written, caption }: Named): Names {
  const title = readTitle(written);
  const quotes = [...caption.matchAll(quoted)].map(([, double, single]) =>
    readTitle(double ?? single ?? ''),
  );
  const isQuoted = quotes.some((quote) => meets(quote, title)) && !isGeneral(title);
  // Other names within a caption are references if its title is clear.
  const first = caption.split('\n').filter((line) => /\p{L}/u.test(line));
  const pieces = first.slice(0, fewLines).flatMap((line) => line.split(parts));
  return { title, others: isQuoted ? [] : [...quotes, ...pieces.map(readTitle)], isQuoted };
}

/** Returns how well two artworks agree. 0 means that it is another painting. */
function likeness({ post, names }: { post: Named; names: Names }, artwork: Facts): number {
  const title = readTitle(artwork.title);
  const named = isGeneral(title) ? isGeneral(names.title) : nearness(title, names);
  if (!named) return 0;
  const size = compare(sidesOf(post), sidesOf(artwork), isSameSize);
  const price = compare(priceOf(post), priceOf(artwork), (first, second) => first === second);
  const facts = Number(size === 'same') + Number(price === 'same');
  // A reduced price, or a size with its frame, is no other painting by itself.
  if (size === 'other' && price === 'other') return 0;
  if (isGeneral(title)) return facts === 2 ? 1 : 0;
  return Number(named) + facts;
}

/** Returns 10 if the title is a name of the post, 1 if it is within the post's title, else 0. */
function nearness(title: Title, { title: whole, others, isQuoted }: Names): number {
  if ([whole, ...others].some((name) => meets(title, name))) return 10;
  return !isQuoted && isWithin(title, whole) ? 1 : 0;
}

/** Returns whether the title is within the words: 'Lanmè' is within 'Lanmè is still available', but not within 'Lanmè 2'. */
function isWithin(title: Title, { words }: Title): boolean {
  return words.some((_, start) =>
    words.slice(start).some((_word, count) => {
      const end = start + count + 1;
      if (/^\d/.test(words[end] ?? '')) return false;
      const run = join(words.slice(start, end));
      return run.length >= fewestLetters && title.spellings.has(run);
    }),
  );
}

function meets(first: Title, second: Title): boolean {
  return [...first.spellings].some((spelling) => second.spellings.has(spelling));
}

function isGeneral({ words }: Title): boolean {
  return words.every((word) => generalWords.has(word));
}

/** Reads the spellings of a title. Blanks do not count, so that 'Day-Break' is 'Daybreak'. Numerals, articles and joiners are read both ways. */
function readTitle(text: string): Title {
  const words = fold(text).match(/\p{L}+|\p{N}+/gu) ?? [];
  const numbered = words.map((word, place) => toNumber(word, place, words));
  const read = numbered.filter(
    (word, place) => !(numberSigns.has(word) && /^\d/.test(numbered[place + 1] ?? '')),
  );
  const joined = read.filter((word) => !joiners.has(word));
  const start = articles.has(words[0] ?? '') && words.length > 1 ? 1 : 0;
  const spellings = [words, read, joined].flatMap((all) => [join(all), join(all.slice(start))]);
  return { words: joined, spellings: new Set(spellings.filter(Boolean)) };
}

/** Joins words without blanks, except between two numbers, which stay two. */
function join(words: readonly string[]): string {
  return words.reduce(
    (all, word) => (/\d \d/.test(`${all.slice(-1)} ${word}`) ? `${all} ${word}` : all + word),
    '',
  );
}

/** Returns a Roman numeral up to 39 as a number. A single letter is one only at the end. Other words stay as they are. */
function toNumber(word: string, place: number, { length }: string[]): string {
  if (/^\d/.test(word)) return word.replace(/^0+(?=\d)/, '');
  const match = place > 0 && (word.length > 1 || place === length - 1) ? roman.exec(word) : null;
  if (!match) return word;
  const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'].indexOf(match[2]!);
  return String(match[1]!.length * 10 + ones);
}

function compare<Value>(
  first: Value | null,
  second: Value | null,
  isSame: (first: Value, second: Value) => boolean,
): 'same' | 'other' | 'unknown' {
  if (first === null || second === null) return 'unknown';
  return isSame(first, second) ? 'same' : 'other';
}

function priceOf({ price }: Facts): number | null {
  return price ? centsOf(price) : null;
}

/** Returns the sides in inches, the shorter one first, because a painting is measured either way round. */
function sidesOf({ dimensions }: Facts): number[] | null {
  return readSides(dimensions)?.toSorted((first, second) => first - second) ?? null;
}

function isSameSize(first: number[], second: number[]): boolean {
  return first.every((side, index) => {
    const difference = Math.abs(side - second[index]!);
    return difference <= sizeTolerance * Math.max(side, second[index]!);
  });
}
