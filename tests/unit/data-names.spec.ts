import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';

const source = join(import.meta.dirname, '../../src');
/** Written by the library of toasts. */
const ofLibraries = ['swipe'];
/** In the forms of newsletter services (rule 110). */
const ofServices = ['data-recaptcha', 'data-required'];
const browserTests = globSync('*.ts', { cwd: join(import.meta.dirname, '../e2e') })
  .map((file) => readFileSync(join(import.meta.dirname, '../e2e', file), 'utf8'))
  .join();
const names = [...read('env.d.ts').matchAll(/^ {2}(\w+)\?: string;$/gm)].map(([, name]) => name!);
const files = globSync('**/*.{ts,tsx,astro,css}', { cwd: source })
  .filter((file) => file !== 'env.d.ts')
  .map((file) => ({ file, text: read(file).replace(/^\s*(\/?\*|\/\/).*$/gm, '') }));

function read(file: string): string {
  return readFileSync(join(source, file), 'utf8');
}

function attributeOf(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

test('each data-* name of a page or a script is in src/env.d.ts', () => {
  const attributes = new Set([...names.map(attributeOf), ...ofServices]);
  const used = files.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w-])data-[a-z]+(?:-[a-z]+)*/g)]
      .filter(([attribute]) => !attributes.has(attribute))
      .map(([attribute]) => `${file}: ${attribute}`),
  );
  const keyed = files.filter(({ text }) => /dataset(\?\.)?\['/.test(text)).map(({ file }) => file);
  expect([...used, ...keyed]).toEqual([]);
});

test('each data-* name is written and read', () => {
  const written = (name: string) => {
    const attribute = new RegExp(String.raw`(?<![\w[-])${attributeOf(name)}(?![\w-])`);
    const assigned = new RegExp(String.raw`dataset\.${name} = `);
    return files.some(({ text }) => attribute.test(text) || assigned.test(text));
  };
  const readBy = (name: string) => {
    const selector = new RegExp(String.raw`\[${attributeOf(name)}(?![\w-])`);
    const key = new RegExp(String.raw`\b${name.replace(/Lang$/, '')}\b`);
    if (selector.test(browserTests)) return true;
    return files.some(
      ({ file, text }) =>
        selector.test(text) ||
        (!file.endsWith('.css') && /dataset|\[data-\$/.test(text) && key.test(text)),
    );
  };
  expect(
    names.filter((name) => !(written(name) || ofLibraries.includes(name)) || !readBy(name)),
  ).toEqual([]);
});
