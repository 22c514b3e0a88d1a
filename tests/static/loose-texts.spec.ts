import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';

const project = join(import.meta.dirname, '../..');

const sample = join(project, 'src/sample.tsx');

// One program, as the types of React take longer to read than the islands.
let program: ts.Program;
let islands: string[];
test.beforeAll(() => {
  islands = ts.sys.readDirectory(join(project, 'src'), ['.tsx']);
  program = readProgram([...islands, sample], [...before, ...lines].join('\n'));
});

test('Each text beside other nodes of an island has an element of its own (rule 80)', () => {
  expect(islands.length).toBeGreaterThan(150);
  expect(looseTextsIn(islands)).toEqual([]);
});

const loose: Record<string, string> = {
  'a text beside an element': '<p><b />text</p>',
  'a value beside an element': '<p><b />{text}</p>',
  'a value beside a text': '<p>{text} text</p>',
  'a condition with a text': '<p><b />{isShown && text}</p>',
  'a choice of a text and an element': '<p><b />{isShown ? text : <i />}</p>',
  'a number beside an element': '<p><b />{text.length}</p>',
  'a text in a fragment': '<p><b />{isShown && <>{text}</>}</p>',
  'a text in a named fragment': '<p><b /><Fragment key="1">{text}</Fragment></p>',
  'a list of texts': '<p>{[text, text]}</p>',
  'children that may be texts': '<p><b />{children}</p>',
  'a text beside an element in a component': '<Box><b />{text}</Box>',
  'a component that is a text': '<p><Text /></p>',
};

const right: Record<string, string> = {
  'the only text': '<p>{text}</p>',
  'the only text of a component': '<Box>{text}</Box>',
  'elements beside elements': '<p><b>text</b>{text && <b>{text}</b>}{isShown ? <i /> : null}</p>',
  'elements and a space': "<p><b />{' '}<i /></p>",
  'a list of elements': '<p><b />{[text].map((one) => <i key={one}>{one}</i>)}</p>',
};

const pieces = { ...loose, ...right };
const before = [
  "import { Fragment, type ReactNode } from 'react';",
  'declare const text: string, isShown: boolean, children: ReactNode;',
  'function Box({ children }: { children: ReactNode }) { return <div>{children}</div>; }',
  'function Text() { return text; }',
];
const lines = Object.values(pieces).map((piece, index) => `export const piece${index} = ${piece};`);

test('The search finds each kind of loose text, and nothing else', () => {
  const found = looseTextsIn([sample]);
  const isFound = (line: number) => found.some((one) => one.startsWith(`src/sample.tsx:${line}: `));
  expect(Object.keys(pieces).filter((_, index) => isFound(before.length + index + 1))).toEqual(
    Object.keys(loose),
  );
});

/** Reads the program. `text` stands for the text of the sample, which no disk has. */
function readProgram(files: readonly string[], text: string): ts.Program {
  const config = ts.readConfigFile(join(project, 'tsconfig.json'), ts.sys.readFile);
  const { options: all } = ts.parseJsonConfigFileContent(config.config, ts.sys, project);
  // Islands use no type of Node.
  const options = { ...all, types: [] };
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === sample || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === sample
      ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
      : getSourceFile(name, ...rest);
  return ts.createProgram(files, options, host);
}

/**
 * Finds texts that React keeps beside other nodes as nodes of their own, which a browser's translation takes out of the page. The only text
 * of an element is written into the element.
 */
function looseTextsIn(files: readonly string[]): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];

  function look(node: ts.Node): void {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) lookBetweenTags(node);
    if (ts.isJsxOpeningLikeElement(node) && isOwnText(node)) note(node);
    ts.forEachChild(node, look);
  }

  function lookBetweenTags(node: ts.JsxElement | ts.JsxFragment): void {
    const children = node.children.filter(isShown);
    const isAlone = children.length === 1 && !isFragment(node);
    for (const child of children) {
      if (isAlone ? hasTexts(typeOf(child)) : isText(child)) note(child);
    }
  }

  function isText(child: ts.JsxChild): boolean {
    const type = typeOf(child);
    return ts.isJsxText(child) || mayBeText(type) || hasTexts(type);
  }

  function typeOf(child: ts.JsxChild): ts.Type | undefined {
    return ts.isJsxExpression(child) ? checker.getTypeAtLocation(child.expression!) : undefined;
  }

  /** Returns whether a type is a list of texts. */
  function hasTexts(type: ts.Type | undefined): boolean {
    if (type?.isUnion()) return type.types.some(hasTexts);
    if (!type || !checker.isArrayLikeType(type)) return false;
    return checker.getTypeArguments(type as ts.TypeReference).some(mayBeText);
  }

  /** Returns whether a component of the project gives a text and no element. */
  function isOwnText(tag: ts.JsxOpeningLikeElement): boolean {
    const component = checker.getTypeAtLocation(tag.tagName);
    return component.getCallSignatures().some((signature) => {
      const isOwn = !signature.declaration?.getSourceFile().fileName.includes('/node_modules/');
      return isOwn && mayBeText(checker.getReturnTypeOfSignature(signature));
    });
  }

  function note(node: ts.Node): void {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    const text = node.getText().trim().replace(/\s+/g, ' ');
    found.push(`${relative(project, file.fileName)}:${line + 1}: ${text}`);
  }

  for (const file of files) look(program.getSourceFile(file)!);
  return found;
}

function isShown(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

function isFragment(node: ts.JsxElement | ts.JsxFragment): boolean {
  return ts.isJsxFragment(node) || node.openingElement.tagName.getText() === 'Fragment';
}

const { Any, BigIntLike, NumberLike, StringLike } = ts.TypeFlags;

/** Returns whether a value may be a text. A translation leaves spaces alone, and React shows nothing for an empty text. */
function mayBeText(type: ts.Type | undefined): boolean {
  if (!type) return false;
  if (type.isUnion()) return type.types.some(mayBeText);
  if (type.isStringLiteral()) return type.value.trim() !== '';
  return (type.flags & (Any | StringLike | NumberLike | BigIntLike)) !== 0;
}
