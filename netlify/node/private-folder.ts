import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const others = 0o077;

/** Makes a folder and all in it their owner's alone, also what this process will write. A file system may not know of owners. */
export function keepPrivate(folder: string): void {
  process.umask(others);
  mkdirSync(folder, { recursive: true });
  // It may be a link to another disk.
  const home = realpathSync(folder);
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' });
  for (const path of [home, ...names.map((name) => join(home, name))]) {
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (!entry || entry.isSymbolicLink() || !(entry.mode & others)) continue;
    try {
      chmodSync(path, entry.mode & 0o700);
    } catch (error) {
      console.warn(`Others on this machine may read ${path}: ${(error as Error).message}`);
    }
  }
}
