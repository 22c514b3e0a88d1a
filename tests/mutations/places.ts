import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Fault } from './faults.ts';

type Place = { file: string; from: number; to: number };

const sourceFiles = ['netlify/**/*.ts', 'src/**/*.{ts,tsx}'];
const declaration = /\b(?:function|const) (\w+)/g;

/** Returns a search for what a fault leaves out. In a sound fault it stands in one place. */
export function readCode(folder: string): (fault: Fault) => Place[] {
  const files = new Map<string, Set<string>>();
  const sources = new Map<string, ts.SourceFile>();
  for (const file of globSync(sourceFiles, { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(declaration))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  }
  const parse = (file: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  };
  return ({ in: name, leaveOut }) =>
    [...(files.get(name) ?? [])].flatMap((file) => {
      const source = sources.get(file) ?? parse(file);
      sources.set(file, source);
      return placesIn(source, name, leaveOut).map((place) => ({ file, ...place }));
    });
}

/**
 * Returns the places of some code in a function. White space, lines of comment, and the comma that a formatter writes behind a last
 * argument do not count.
 */
function placesIn(
  source: ts.SourceFile,
  name: string,
  code: string,
): { from: number; to: number }[] {
  const wanted = signsOf(code)
    .map(({ sign }) => sign)
    .join('');
  return bodiesOf(source, name).flatMap(({ pos, end }) => {
    const signs = signsOf(source.text.slice(pos, end));
    const text = signs.map(({ sign }) => sign).join('');
    const starts: number[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) starts.push(at);
    return starts.map((start) => ({
      from: pos + signs[start]!.at,
      to: pos + signs[start + wanted.length - 1]!.at + 1,
    }));
  });
}

function signsOf(code: string): { sign: string; at: number }[] {
  const signs = code.matchAll(/^\s*\/\/.*$|,(?=\s*[)\]}])|\S/gm);
  return [...signs].flatMap(({ 0: sign, index }) =>
    sign.length > 1 || /^,\s*[)\]}]/.test(code.slice(index, index + 99)) ? [] : { sign, at: index },
  );
}

/** Returns the declarations of a function or of a constant. */
function bodiesOf(source: ts.SourceFile, name: string): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
    if (isNamed && node.name && ts.isIdentifier(node.name) && node.name.text === name)
      found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
