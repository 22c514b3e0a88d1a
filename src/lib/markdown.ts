import { micromark } from 'micromark';
import { toPlainText } from './plain-text.ts';

/** Markup of neither kind of text: HTML in it is shown as it was typed. */
const never = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
];
/** Not for diary entries and sections, where a line may begin with a number or a dash. */
const blocks = ['headingAtx', 'list'];

/** Renders paragraphs, emphasis and links. */
export function toHtml(markdown: string): string {
  return micromark(markdown, { extensions: [{ disable: { null: [...never, ...blocks] } }] });
}

/** Renders headings and lists too. The title of the page is its only heading of the first level. */
export function toPageHtml(markdown: string): string {
  const html = micromark(markdown, { extensions: [{ disable: { null: never } }] });
  return html.replaceAll(/<(\/?)h1>/g, '<$1h2>');
}

const longestDescription = 300;

/** Returns the first paragraph of the texts as plain text, for search engines; '' if there is none. */
export function firstParagraph(...texts: string[]): string {
  const paragraphs = texts.flatMap((text) => text.split(/\n\s*\n/)).map((text) => text.trim());
  const first = paragraphs.find((text) => text !== '' && !/^(#+|[*-]|\d+\.)\s/.test(text)) ?? '';
  return toPlainText(first).replaceAll(/\s+/g, ' ').slice(0, longestDescription);
}
