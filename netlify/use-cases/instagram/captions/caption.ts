import { findDimensions, findTechnique, findYear, withoutFacts } from './facts.ts';
import { findPrice, withoutPrice } from './price.ts';
import { isMarkedSold, withoutHashtags } from './hashtags.ts';

export type Caption = {
  title: string;
  description: string;
  price: string | null;
  dimensions: string;
  technique: string;
  year: number | null;
  isSold: boolean;
};

const longestTitle = 80;
const longestDescription = 5000;

const announcement =
  /^(?:(?:brand )?new (?:painting|work|piece|artwork)|now available|available(?: now)?|for sale|title|(?:nouveau tableau|nouvelle (?:oeuvre|œuvre|toile))|disponible|[àa] vendre|titre|nouvo (?:tablo|penti|travay)|disponib|pou vann|tit|sold(?: out)?|vendue?|vann|process|inspiration|diary)\s*(?:[:!–—|-]+)\s*/iu;
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
const yearAtEnd = /[,\s]+\(?(?:19|20)\d\d\)?[.,;:]*\s*$/u;
const separators = /\s+[–—|•·-]\s+|\s*[|•·]\s*|[–—]|,\s*$/u;
const onlyLabels =
  /(?<!\p{L})(?:price|prix|pri|size|dimensions?|format|taille|grand[eè]|technique|medium|teknik|year|ann[ée]e|ane|usd|dollars?|dola|ameriken|us|shipping|livraison|livrezon|framed|unframed|encadr[ée]e?|sold|vendue?|vann|available|disponible|disponib|for sale|[àa] vendre|pou vann|dm|to|buy|inbox|mp|title|titre|tit|inches|in|cm|original)(?!\p{L})/giu;

export function parseCaption(caption: string): Caption {
  const text = withoutHashtags(caption.normalize('NFC').replace(/\r\n?/g, '\n')).trim();
  const title = findTitle(text);
  return {
    title,
    description: describe(text, title),
    price: findPrice(text),
    dimensions: findDimensions(text),
    technique: findTechnique(text),
    year: findYear(text),
    isSold: isMarkedSold(caption),
  };
}

function findTitle(text: string): string {
  const named = titleLabel.exec(text)?.[1];
  if (named) return quotedIn(named) ?? tidy(named.split(separators)[0] ?? '');
  const [first = '', second = ''] = text.split('\n').filter((line) => /\p{L}/u.test(line));
  const quoted = quotedIn(first);
  if (quoted) return quoted;
  const announced = tidy(first).replace(announcement, '');
  return titleIn(announced) || (isNothing(first) ? titleIn(tidy(second)) : '');
}

function quotedIn(line: string): string | null {
  const quoted = quotes.map((quote) => quote.exec(line)?.[1]).find(Boolean);
  return quoted ? tidy(quoted) : null;
}

/** The beginning of a line that is no price and no fact; a long sentence is no title. */
function titleIn(line: string): string {
  const parts = withoutPrice(withoutFacts(line, cut), cut).split(separators);
  const head = parts.find((part) => !isNothing(part)) ?? '';
  const [sentence = ''] = head.split(/(?<=[.!?…])(?<!\bNo\.)\s/u);
  const title = isNothing(sentence)
    ? ''
    : tidy(sentence.replace(yearAtEnd, '').replace(/[.,;:]+\s*$/u, ''));
  return title.length <= longestTitle ? title : '';
}

function describe(text: string, title: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const kept = lines.filter((line) => !line || !isNothing(line.replace(title, '')));
  return kept
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
