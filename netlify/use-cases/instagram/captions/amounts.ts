import { readCents } from '#shared/amount';
import { mostCents } from '#shared/amount-input';
import { dollarsOf } from '#shared/money';
import { titleMark } from './clauses.ts';
import { withoutAccents } from '../hashtags.ts';
import {
  dollarsAfter,
  dollarsBefore,
  foreignAfter,
  foreignBefore,
  labelBefore,
  thousands,
} from './price-words.ts';

/** `price` is null for another currency and for a number that is not surely dollars and cents, like 2.5k. */
export type Amount = { start: number; end: number; written: string; price: string | null };

/** Less is a bid, a joke or '2.50' thousand. */
const minimumCents = 500;

const space = String.raw`[ \t]?`;
/** Numbers of other scripts are found, not read. */
const figure = String.raw`\p{Nd}{1,3}(?:[ '’]\p{Nd}{3})+(?:[.,]\p{Nd}{2})?(?!\p{Nd})|\p{Nd}+(?:[.,]\p{Nd}+)*`;
const amount = new RegExp(
  String.raw`(?:(?:(?<dollars>${dollarsBefore})|(?<foreign>${foreignBefore})):?${space})?(?<figure>${figure})(?:${space}(?<times>(?:${thousands})(?!\p{L})${space})?(?:(?<foreignBehind>${foreignAfter})|(?!\$\d)(?<dollarsBehind>${dollarsAfter})))?`,
  'giu',
);
const isGroupedBySpaces = /\d[ ]\d{3}/u;
const mayEndInNumber = new RegExp(String.raw`(?:${titleMark}[\s.]*|(?<!\p{L})n[o°º]\.? *)$`, 'iu');

/** Returns the numbers with a currency, and those after 'Price:'. */
export function amountsOf(caption: string): Amount[] {
  const text = withoutAccents(caption);
  return [...text.matchAll(amount)].flatMap((match) => {
    const {
      foreign,
      dollars,
      times,
      foreignBehind,
      dollarsBehind,
      figure: number = '',
    } = match.groups ?? {};
    const before = text.slice(0, match.index);
    const end = match.index + match[0].length;
    const isLabelled = !(foreign ?? dollars ?? foreignBehind ?? dollarsBehind);
    const label = isLabelled ? labelBefore.exec(before.slice(-20))?.[0] : '';
    if (label === undefined) return [];
    const rest = text.slice(end, end + 20);
    const isUnsure =
      // The sign of '7890 $ 900' may belong to either number, the 2 of 'Lanmè 2 900 $' to the title.
      (/\d \$$/.test(match[0]) && /^ \d/.test(rest)) ||
      (!dollars && isGroupedBySpaces.test(number) && mayEndInNumber.test(before)) ||
      /^ ?\?|^\. \d\d(?! ?[\p{L}\d%])/u.test(rest);
    const glued = /^\/?\p{L}+/u.exec(rest)?.[0] ?? '';
    return {
      start: match.index - label.length,
      end,
      written: caption.slice(match.index, end + glued.length).trim(),
      price: foreign || foreignBehind || times || isUnsure ? null : toPrice(number),
    };
  });
}

/** Returns the price of '150', '1,200.50', '1 200' or '1.200,50', or null: '1.2' is no amount of dollars. */
function toPrice(text: string): string | null {
  const cents = /[.,]\d$/.test(text) ? null : readCents(text);
  if (cents === null || cents < minimumCents || cents > mostCents) return null;
  return cents % 100 === 0 ? String(cents / 100) : dollarsOf(cents);
}
