import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';

const project = join(import.meta.dirname, '../..');
const pages = [
  'README.md',
  ...readdirSync(join(project, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

test('Every test, file and command that the documents name exists', () => {
  const missing = pages.flatMap((page) => [
    ...namesIn(page, /`((?:unit|api|e2e|platform|simulation)\/[\w-]+)`/g).filter(
      (name) => !hasTest(name),
    ),
    ...namesIn(page, /`((?:src|netlify|tests|docs)\/[\w./-]*)`/g).filter((name) => !isThere(name)),
    ...namesIn(page, /\]\((?!https?:)([^)#]+)[^)]*\)/g).filter((to) => !isThere(to, dirname(page))),
    ...namesIn(page, /`npm run ([\w:-]+)/g).filter((name) => !scripts.includes(name)),
  ]);
  expect(missing).toEqual([]);
});

test('A name that CONTRIBUTING tells beside a file is in this file, or is exported', () => {
  const sources = globSync('{src,netlify,tests/fixtures}/**/*.ts', { cwd: project }).map(read);
  const exported = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|type) (\w+)/gm)].map(
        ([, one]) => one,
      ),
    ),
  );
  const steps = read('docs/CONTRIBUTING.md').split(/\n(?= *(?:\d+\.|-) |\n)/);
  const wrong = steps.flatMap((step) => {
    const files = [...step.matchAll(/`([\w/.[\]-]+\/[\w.[\]-]+\.\w+)`/g)].map(
      ([, one = '']) => one,
    );
    const text = files.filter((file) => isThere(file)).map(read);
    const names = [...step.matchAll(/`([a-z][A-Za-z]*)`/g)].map(([, one = '']) => one);
    const isIn = (name: string) => text.some((one) => new RegExp(`\\b${name}\\b`).test(one));
    return text.length ? names.filter((name) => !exported.has(name) && !isIn(name)) : [];
  });
  expect(wrong).toEqual([]);
});

test('No line of the documents is longer than 160 characters', () => {
  const long = pages.flatMap((page) =>
    read(page)
      .split('\n')
      .filter((line) => line.length > 160)
      .map((line) => `${page}: ${line}`),
  );
  expect(long).toEqual([]);
});

test('The README lists every folder', () => {
  const told = read('README.md');
  const folders = ['src', 'netlify', 'netlify/server', 'netlify/local'].flatMap((root) =>
    readdirSync(join(project, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${root}/${name}`),
  );
  expect(folders.filter((folder) => !told.includes(`\`${folder}\``))).toEqual([]);
});

test('A way through the files names as many as its heading says, each imported by one before it', () => {
  const way = /^## .*\((\d+) files\)\n([^#]+)/gm;
  const ways = [...read('docs/ways-through-the-files.md').matchAll(way)];
  const wrong = ways.flatMap(([, count = '', list = '']) => {
    const items = [...list.matchAll(/^\d+\. `([^`]+)`: (.+)$/gm)];
    const files = items.map(([, file = '']) => file).filter((file) => isThere(file));
    const isImported = (file: string, index: number) =>
      files.slice(0, index).some((other) => read(other).includes(`/${basename(file)}'`));
    const strange = items
      .map(([, file = '', words = '']) => ({ file, words }))
      .filter(
        ({ file, words }, index) => index && !words.startsWith('By ') && !isImported(file, index),
      );
    return files.length === Number(count) ? strange : [`${files.length} of ${count}`, ...strange];
  });
  expect(ways).toHaveLength(4);
  expect(wrong).toEqual([]);
});

function namesIn(page: string, pattern: RegExp): string[] {
  return [...read(page).matchAll(pattern)].map(([, name = '']) => name);
}

function hasTest(name: string): boolean {
  return isThere(`tests/${name}.spec.ts`);
}

function isThere(path: string, from = '.'): boolean {
  return existsSync(join(project, from, path));
}

function read(file: string): string {
  return readFileSync(join(project, file), 'utf8');
}
