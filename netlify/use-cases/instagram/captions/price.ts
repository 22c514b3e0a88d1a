import { amountsOf, type Amount } from './amounts.ts';
import { clauseEnd, factMark, titleMark } from './clauses.ts';
import { withoutAccents } from '../hashtags.ts';
import {
  addition,
  additionAhead,
  doubtful,
  endsWithExtra,
  inclusion,
  isAboutMoney,
  isAlsoThere,
  isEstimate,
  isExtra,
  isGoods,
  isOfOriginal,
  isOther,
  unpriced,
  wordsAfter,
  wordsBefore,
} from './price-words.ts';
import { saidOtherwise } from './sale-words.ts';

/** The price as stored ('150', '1200.50'); the doubt is a sentence that says why an amount is not taken. */
type PriceReading = { price: string | null; doubt: string | null };
type Role = 'price' | 'other' | 'unsure';
/** `before` and `after` are the amount's clause, which lies between `from` and `to`; `earlier` and `line` reach further. */
type Surroundings = {
  before: string;
  after: string;
  earlier: string;
  line: string;
  from: number;
  to: number;
};

const mostNamed = 4;
const endsBefore = new RegExp(clauseEnd, 'u');
const endsAfter = new RegExp(`${clauseEnd}|${additionAhead}`, 'iu');
const isMarkedTitle = /(?:[“«„‘"']|(?<!\p{L})(?:title|titre|tit)[ \t]*:)\s*$/iu;
const isBesideFact = new RegExp(`^[^\\n|,;.]{0,25}${factMark}`);
const isYear = /^(?:19|20)\d\d$/;

/** Finds the one amount that is the painting's price without any doubt (rule 77). */
export function findPrice(caption: string, title: string): PriceReading {
  const text = withoutTitle(caption, title);
  const plain = withoutAccents(text);
  const amounts = amountsOf(text);
  const surroundings = amounts.map((_, place) => surroundingsOf(plain, amounts, place));
  const roles = amounts.map((amount, place) => roleOf(amount, surroundings[place]!));
  const named = amounts.filter((_, place) => roles[place] !== 'other');
  const unpricedWords = unpriced.exec(plain)?.[0];
  const [first = amounts[0]] = named;
  if (!first || (named.length === 0 && unpricedWords)) return { price: null, doubt: null };
  const written = [...new Set(named.map((amount) => amount.written))];
  if (new Set(named.map(({ price }) => price)).size > 1 && written.length > 1) {
    const list = written.slice(0, mostNamed).join(', ');
    return doubted(
      `The caption names several amounts: ${list}${written.length > mostNamed ? ' …' : ''}.`,
    );
  }
  if (!roles.includes('price') || roles.includes('unsure')) {
    return doubted(`${first.written} is not read as the price.`);
  }
  const spoken = surroundings.reduce(
    (rest, { from, to }, place) => (roles[place] === 'other' ? blanked(rest, from, to) : rest),
    plain,
  );
  const words = unpricedWords ?? doubtful.exec(spoken)?.[0];
  return words
    ? doubted(`The caption says '${words}', so ${first.written} may not be the price.`)
    : { price: first.price, doubt: null };
}

export function withoutPrice(text: string, mark = ''): string {
  return amountsOf(text).reduceRight(
    (rest, amount) => rest.slice(0, amount.start) + mark + rest.slice(amount.end),
    text,
  );
}

function doubted(doubt: string): PriceReading {
  return { price: null, doubt };
}

function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
}

/** Replaces by a mark a title that is quoted, labelled or beside a size. Another title may belong to the price, as in 'Materials $60'. */
function withoutTitle(text: string, title: string): string {
  const place = title ? text.indexOf(title) : -1;
  if (place < 0) return text;
  const before = text.slice(0, place);
  const after = text.slice(place + title.length);
  const plain = withoutAccents(title);
  const isPlain = [isGoods, isExtra, isOther, isAboutMoney, doubtful].every(
    (pattern) => !pattern.test(plain),
  );
  const isSure =
    isMarkedTitle.test(before) ||
    (isPlain && !/\d[^\n]*$/.test(before) && isBesideFact.test(after));
  return isSure ? `${before} ${titleMark} ${after}` : text;
}

function surroundingsOf(text: string, amounts: Amount[], place: number): Surroundings {
  const { start, end: after } = amounts[place]!;
  const previous = amounts[place - 1]?.end ?? 0;
  const between = text.slice(previous, start);
  const following = text.slice(after, amounts[place + 1]?.start);
  const before = between.split(endsBefore).at(-1) ?? '';
  const next = place + 1 < amounts.length ? '$' : '';
  const behind = `${following}${next}`.split(endsAfter)[0]!.slice(0, following.length);
  const ofPrevious = place > 0 ? between.split(endsAfter)[0]!.length : 0;
  return {
    before,
    after: behind,
    earlier: between.slice(ofPrevious),
    line: following.split(/[\n.!?]/)[0] ?? '',
    from: start - before.length,
    to: after + behind.length,
  };
}

function roleOf({ price }: Amount, { before, after, earlier, line }: Surroundings): Role {
  const ahead = before.replace(inclusion, ' ');
  const behind = [inclusion, addition, saidOtherwise].reduce(
    (rest, harmless) => rest.replace(harmless, ' '),
    after,
  );
  const beside = `${ahead} | ${behind}`;
  if (isGoods.test(beside) || isExtra.test(beside) || isOther.test(beside)) return 'other';
  if (!price || !areKnown(ahead, wordsBefore) || !areKnown(behind, wordsAfter)) return 'unsure';
  if (isOfOriginal.test(ahead)) return 'price';
  const isAfterOther =
    isGoods.test(earlier) ||
    isEstimate.test(earlier) ||
    endsWithExtra.test(earlier.replace(inclusion, ' '));
  const isBeforeOther = isGoods.test(line) && !isAlsoThere.test(line);
  return isAfterOther || isBeforeOther ? 'unsure' : 'price';
}

function areKnown(clause: string, knownWords: ReadonlySet<string>): boolean {
  const words = clause.toLowerCase().split(/[\s:='’.]+/);
  return words.every((word) => !word || knownWords.has(word) || isYear.test(word));
}
