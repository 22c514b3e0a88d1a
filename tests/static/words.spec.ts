import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';

const project = join(import.meta.dirname, '../..');
const places = ['src/photograph', 'src/site', 'src/toasts', 'src/ui'];

/** The memo of a transfer and failures of Stripe.js are the same in each language; a font's name is not a text. */
const exceptions = [
  'src/site/checkout/transfer/memo.ts',
  'src/site/checkout/card/appearance.ts',
  'src/site/checkout/payment/stripe.ts',
];

const shownAttributes = /^(aria-label|aria-roledescription|alt|label|placeholder|reason|title)$/;

test('Scripts and islands of visitors have their texts from src/words', () => {
  const files = places.flatMap(filesOf).filter((file) => !exceptions.includes(file));
  expect(files.length).toBeGreaterThan(80);
  expect(files.flatMap(textsIn)).toEqual([]);
});

function filesOf(place: string): string[] {
  return readdirSync(join(project, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(place, name));
}

/** Of a call, as in 'GET /api/diary'. */
const callName = /^[A-Z]+ \/api\//;

/** Finds words between tags, in an attribute that is shown, and sentences: a capital letter first, and a space. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const note = (text: string, pattern: RegExp) =>
    pattern.test(text) && texts.push(`${file}: ${text.trim()}`);
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text, /\p{L}/u);
    else if (ts.isJsxAttribute(node) && shownAttributes.test(node.name.getText()))
      for (const text of stringsIn(node)) note(text, /\p{L}/u);
    else if (isText(node) && !callName.test(node.text)) note(node.text, /^\s*\p{Lu}.* /su);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return texts;
}

function stringsIn(node: ts.Node): string[] {
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...stringsIn(child)));
  return isText(node) ? [node.text] : inside;
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.TemplateHead {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
}

function read(file: string): string {
  return readFileSync(join(project, file), 'utf8');
}
