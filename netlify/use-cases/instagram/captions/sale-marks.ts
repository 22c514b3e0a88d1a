import { clauseEnd } from './clauses.ts';
import { withoutFacts } from './facts.ts';
import { tagsOf, withoutAccents, withoutHashtags } from '../hashtags.ts';
import { withoutPrice } from './price.ts';
import {
  isLoud,
  isMark,
  isOfOther,
  isRedDot,
  saidOtherwise,
  saidReserved,
  saidSold,
} from './sale-words.ts';

/** `reserved` and `unclear` are the caption's words. */
type SaleMarks = { isSold: boolean; reserved: string | null; unclear: string | null };

const soldTags = ['sold', 'soldout', 'vendu', 'vendue'];
const reservedTags = ['reserved', 'onhold', 'réservé', 'réservée', 'rezève'];
const cut = ' | ';
const edges = /^[^\p{L}]+|[^\p{L}]+$/gu;
const clauseEnds = new RegExp(`${clauseEnd}|[:/]`, 'u');

/** Reads whether the painter marked the artwork as sold or reserved (rule 77). */
export function readSaleMarks(caption: string): SaleMarks {
  const tags = tagsOf(caption);
  const text = withoutPrice(withoutFacts(withoutHashtags(caption), cut), cut);
  const clauses = withoutAccents(text)
    .replace(saidOtherwise, ' ')
    .split(clauseEnds)
    .map((clause) => clause.replace(edges, ''))
    .filter((clause) => saidSold.test(clause) || isLoud.test(clause));
  const isClear = (clause: string) =>
    isLoud.test(clause) || (isMark.test(clause) && !isOfOther.test(clause));
  return {
    isSold: tags.some((tag) => soldTags.includes(tag)) || clauses.some(isClear),
    reserved:
      saidReserved.exec(text)?.[0] ?? tags.find((tag) => reservedTags.includes(tag)) ?? null,
    unclear: saidSold.exec(clauses.join(cut))?.[0] ?? (isRedDot.test(text) ? '🔴' : null),
  };
}
