import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';

const project = join(import.meta.dirname, '../..');

/** The third person of a verb, as in 'Returns'. */
const verb = /^[A-Z][a-z]+s\b/;
/** Other words that begin docstrings in such a form. */
const noVerbs =
  /^(Actions|Always|Artworks|Blanks|Browsers|Captions|Countries|Editors|Failures|Functions|Groups|Headers|Hints|His|Ids|Intents|Intervals|Its|Keys|Lines|Listeners|Orders|Pages|Parts|Pictures|Prices|Questions|Samples|Tables|Terms|Texts|This|Transfers|Unless|Visitors|Webhooks|Words|(Films|Ids|Names|Photographs|Places|Records) (and|at|come|for|need|of|were))\b/;

test('The docstring of a function begins with a verb', () => {
  const files = ['src', 'netlify', 'tests'].flatMap((folder) =>
    ts.sys.readDirectory(join(project, folder), ['.ts', '.tsx'], ['**/node_modules']),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(docstringsWithoutVerb)).toEqual([]);
});

function docstringsWithoutVerb(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const beginnings = code.matchAll(/\/\*\*[\s*]*(?<beginning>[^\n]*)/g);
  // Of half of the files it is known without a tree.
  if (![...beginnings].some(({ groups }) => isWithoutVerb(groups!['beginning']!))) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const text = isFunction(node) ? docstringOf(node) : '';
    if (text && isWithoutVerb(text)) found.push(`${file}: ${text}`);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function isWithoutVerb(text: string): boolean {
  return !verb.test(text) || noVerbs.test(text);
}

function isFunction(node: ts.Node): boolean {
  if (!ts.isVariableStatement(node))
    return ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
  const value = node.declarationList.declarations[0]?.initializer;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

function docstringOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}
