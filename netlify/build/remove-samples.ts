import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the sample pictures and films that no record of the store names: 9 MB that nobody sees. */
export function removeSamples(site: string, used: ReadonlySet<string>): void {
  const folder = join(site, 'samples');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of files) if (!used.has(name)) rmSync(join(folder, name));
  if (used.size === 0) rmSync(folder, { recursive: true, force: true });
}
