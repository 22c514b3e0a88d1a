import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';

/** Packs a module as Netlify does, with its bootstrap; returns the folder. */
export async function packFunction(file: string, name: string, home: string): Promise<string> {
  const source = join(home, 'source', `${name}.mjs`);
  const packed = join(home, 'packed');
  mkdirSync(join(home, 'source'), { recursive: true });
  mkdirSync(packed, { recursive: true });
  copyFileSync(file, source);
  await zipFunction(source, packed, { archiveFormat: 'none', basePath: home });
  return join(packed, name);
}
