import { factMark } from './clauses.ts';
import { findTechnique, findYear, withoutFacts } from './facts.ts';
import { findPrice, withoutPrice } from './price.ts';
import { isKept } from './price-words.ts';
import { findDimensions } from './size.ts';
import { withoutAccents, withoutHashtags } from '../hashtags.ts';
import { readSaleMarks } from './sale-marks.ts';

export type Caption = {
  title: string;
  description: string;
  price: string | null;
  dimensions: string;
  technique: string;
  year: number | null;
  isSold: boolean;
  /** It says 'not for sale' and has no price. */
  isKept: boolean;
  /** Why the artwork must not be for sale yet, in a sentence for the painter; its price is null then. */
  doubt: string | null;
};

const longestTitle = 80;
const longestDescription = 5000;

const announcement =
  /^(?:(?:brand )?new (?:painting|work|piece|artwork)|now available|available(?: now)?|for sale|title|(?:nouveau tableau|nouvelle (?:oeuvre|œuvre|toile))|disponible|[àa] vendre|titre|nouvo (?:tablo|penti|travay)|disponib|pou vann|tit|sold(?: out)?|vendue?|vann|reserved|réservée?|rezève|process|inspiration|diary)\s*(?:[:!–—|-]+)\s*/iu;
const titleLabel = /(?:^|\n)[^\p{L}\n]*(?:title|titre|tit)[ \t]*:[ \t]*([^\n]+)/iu;
const quotes = [
  /“([^”\n]{1,80})”/u,
  /«\s*([^»\n]{1,80}?)\s*»/u,
  /„([^“”\n]{1,80})[“”]/u,
  /‘([^\n]{1,80}?)’(?=[\s,.!;:)–—-]|$)/u,
  /(?<![\p{L}\d])"(?=\p{L})([^"\n]{1,80})"(?!\d)/u,
  /(?<![\p{L}\d])'(?=\p{L})([^'\n]{1,80}(?:'\p{L}[^'\n]*)*)'(?=[\s,.!;:)–—-]|$)/u,
];
const cut = ' | ';
const markInBrackets =
  /\s*[([](?:sold(?: out)?|vendue?|vann|reserved|réservée?|rezève|on hold)[)\]]/giu;
const yearAtEnd = /[,\s]+\(?(?:19|20)\d\d\)?[.,;:]*\s*$/u;
const separators = /\s+[–—|•·-]\s+|\s*[|•·]\s*|[–—]|,\s*$/u;
const onlyLabels =
  /(?<!\p{L})(?:price|prix|pri|size|dimensions?|format|taille|grand[eè]|technique|medium|teknik|year|ann[ée]e|ane|usd|dollars?|dola|ameriken|us|shipping|livraison|livrezon|framed|unframed|encadr[ée]e?|sold|vendue?|vann|reserved|réservée?|rezève|available|disponible|disponib|for sale|[àa] vendre|pou vann|dm|to|buy|inbox|mp|title|titre|tit|inches|in|cm|original)(?!\p{L})/giu;

export function parseCaption(caption: string): Caption {
  const letters = plainLetters(caption);
  const written = withoutHashtags(letters).trim();
  const text = plainSpaces(written);
  const title = findTitle(text);
  const sale = readSale(
    plainSpaces(letters),
    findPrice(withoutFacts(text, ` ${factMark} `), title),
  );
  return {
    title,
    description: describe(written, title),
    dimensions: findDimensions(text),
    technique: findTechnique(text),
    year: findYear(text),
    ...sale,
    isKept: !sale.price && !sale.doubt && isKept.test(withoutAccents(text)),
  };
}

/** Reads the sale marks. What is not sure leaves an artwork without a price; a sold one needs none (rule 77). */
function readSale(
  caption: string,
  { price, doubt }: Pick<Caption, 'price' | 'doubt'>,
): Pick<Caption, 'price' | 'doubt' | 'isSold'> {
  const { isSold, reserved, unclear } = readSaleMarks(caption);
  if (isSold) return { price, doubt: null, isSold };
  if (reserved) return { price: null, doubt: `The caption says '${reserved}'.`, isSold };
  if (price && unclear) {
    return { price: null, doubt: `The caption says '${unclear}': is it sold?`, isSold };
  }
  return { price, doubt, isSold };
}

/** Writes letters of another form as usual ones, like '＄９００' and '𝐒𝐨𝐥𝐝', and removes what nobody sees. */
function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\uff01-\uff5e\uffe0-\uffe6\ufe69]|[\u{1d400}-\u{1d7ff}]/gu, (letter) =>
      letter.normalize('NFKC'),
    )
    .replaceAll('💲', '$');
}

function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2000-\u200a\u202f\u2800\u3000]/g, ' ');
}

function findTitle(text: string): string {
  const named = titleLabel.exec(text)?.[1];
  if (named) return quotedIn(named) ?? tidy(named.split(separators)[0] ?? '');
  const [first = '', second = ''] = text.split('\n').filter((line) => /\p{L}/u.test(line));
  const quoted = quotedIn(first);
  if (quoted) return quoted;
  return titleIn(first) || (isNothing(first) ? titleIn(second) : '');
}

function quotedIn(line: string): string | null {
  const quoted = quotes.map((quote) => quote.exec(line)?.[1]).find(Boolean);
  return quoted ? tidy(quoted) : null;
}

/** Returns the beginning of a line without price and facts, or '' if it is a long sentence. */
function titleIn(line: string): string {
  const bare = withoutPrice(withoutFacts(line.replace(markInBrackets, ''), cut), cut);
  const parts = tidy(bare).replace(announcement, '').split(separators);
  const head = parts.find((part) => !isNothing(part)) ?? '';
  const [sentence = ''] = head.split(/(?<=[.!?…])(?<!\bNo\.)\s/u);
  const title = isNothing(sentence)
    ? ''
    : tidy(sentence.replace(yearAtEnd, '').replace(/[.,;:]+\s*$/u, ''));
  return title.length <= longestTitle ? title : '';
}

function describe(text: string, title: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const keptLines = lines.filter(
    (line) => !line || !isNothing(plainSpaces(line).replace(title, '')),
  );
  return keptLines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longestDescription)
    .trim();
}

function isNothing(line: string): boolean {
  const rest = withoutPrice(withoutFacts(line.replace(announcement, '')))
    .replace(onlyLabels, '')
    .replace(/\d+/g, '');
  return (rest.match(/\p{L}/gu)?.length ?? 0) < 2;
}

function tidy(text: string): string {
  return text
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu,
      '',
    )
    .replace(/@[\w.]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}“«(]+|[\s,:;|•·–—(-]+$/gu, '')
    .trim();
}
