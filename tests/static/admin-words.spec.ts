import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';

const project = join(import.meta.dirname, '../..');

/** What a painter does not know. It stands in quotes beside the words for it, or in `Technical`. */
const unknownWords =
  /\b(?:SHOP_SECRET|TRANSFER_HOLD_HOURS|deploy(?:s|ed|ing)?|build hooks?|SMTP|SPF|DKIM|DMARC|TXT records?|webhooks?|access tokens?|verify tokens?|app secret|npm run \w+|Markdown|test keys?|codes of two letters|(?<!-)ratio|struck|striking|Highlight Collection(?! name is required)|(?<!\.)CSV|UTC|HS|dkim=pass|SMTP_URL|MAIL_FROM)\b/i;

const places = ['src/admin', 'src/pages/admin', 'src/layouts', 'src/shared', 'netlify/use-cases'];

test('the administration says nothing that a painter does not know, except in quotes and in Technical', () => {
  const files = places.flatMap((place) =>
    ts.sys.readDirectory(join(project, place), ['.ts', '.tsx', '.astro']),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    unknownIn(file, ts.sys.readFile(file)!).map((text) => `${relative(project, file)}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('the search finds words in texts, and none in quotes or in names', () => {
  const unknown = [
    "const words = 'Connect the build hook';",
    'const words = `After ${hours} the deploy comes`;',
    "const row = { label: 'SHOP_SECRET' };",
    '<p>Paste the access token</p>;',
    '<Field label="SMTP" />;',
    '<code>npm run restore</code>;',
  ];
  const known = [
    "const words = 'Connect publishing, Netlify’s ‘build hook’';",
    "const key = readKey('SHOP_SECRET');",
    "const path = '/api/webhooks/stripe';",
    '<Technical><code>npm run restore</code></Technical>;',
    "import { deploy } from './deploy.ts';",
    '// The deploy comes later.',
  ];
  for (const piece of unknown) expect(unknownIn('piece.tsx', piece), piece).toHaveLength(1);
  for (const piece of known) expect(unknownIn('piece.tsx', piece), piece).toEqual([]);
});

function unknownIn(name: string, source: string): string[] {
  const kind = name.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null) {
      if (unknownWords.test(withoutQuoted(text))) found.push(text.trim());
      if (!ts.isTemplateExpression(node)) return;
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** Returns a node's text, '' for text that nobody reads, or null for a node that has none of its own. */
function textOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return '';
  if (ts.isJsxText(node)) return isTechnical(node) ? '' : node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
  }
  if (!ts.isStringLiteralLike(node)) return null;
  if (/^[A-Z]+ \/api\//.test(node.text)) return '';
  return /\s/.test(node.text) || isLabel(node.parent) ? node.text : '';
}

function isTechnical(node: ts.Node): boolean {
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Technical') return true;
  return !ts.isSourceFile(node) && isTechnical(node.parent);
}

function isLabel(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) && !ts.isJsxAttribute(node)) return false;
  return ['label', 'title', 'hint', 'words', 'name'].includes(node.name.getText());
}

function withoutQuoted(text: string): string {
  return text.replaceAll(/“[^”]*”|‘[^’]*’|`[^`]*`|(?<![\p{L}\d])'[^']*'/gu, '');
}
