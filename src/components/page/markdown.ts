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

export function toHtml(markdown: string): string {
  return micromark(markdown, { extensions: [{ disable: { null: otherMarkdown } }] });
}
