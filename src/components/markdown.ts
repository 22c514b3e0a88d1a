import { micromark } from 'micromark';

const otherMarkdown = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'list',
  'setextUnderline',
  'thematicBreak',
];

/** Paragraphs with links and emphasis as HTML, when the site is built; HTML in the text stays text. */
export function toHtml(markdown: string): string {
  return micromark(markdown, { extensions: [{ disable: { null: otherMarkdown } }] });
}
