import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readZip } from './zip.ts';

/** Packages are hard links to those of the project; the cache of the build lies among them. */
const isPackage = (name: string) => /^node_modules\/(?!\.astro)/.test(name);

/** The files under a folder that contain a secret, as it is or in base64, also inside zip archives. */
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

/** Base64 of a text depends on where it begins among groups of three bytes; its ends depend on what surrounds it. */
function base64Forms(secret: string): string[] {
  return ['', 'x', 'xx'].map((before) =>
    Buffer.from(before + secret)
      .toString('base64')
      .slice(4, -4),
  );
}
