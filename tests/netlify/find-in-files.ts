import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readZip } from './zip.ts';

/** Returns whether a file is of a package. Packages are hard links to the project's, and the build's cache is among them. */
const isPackage = (name: string) => /^node_modules\/(?!\.astro)/.test(name);

/** Finds files with a secret, plain or in base64, also inside zip archives. */
export function findInFiles(folder: string, secret: string): string[] {
  const forms = [secret, ...base64Forms(secret)];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isPackage(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .filter((file) => contentsOf(file).some((text) => forms.some((form) => text.includes(form))))
    .map((file) => relative(folder, file));
}

function contentsOf(file: string): Buffer[] {
  return file.endsWith('.zip') ? [...readZip(file).values()] : [readFileSync(file)];
}

/** Returns the forms of a text in base64: they depend on its position in groups of three bytes, and their ends on the neighbours. */
function base64Forms(secret: string): string[] {
  return ['', 'x', 'xx'].map((before) =>
    Buffer.from(before + secret)
      .toString('base64')
      .slice(4, -4),
  );
}
