import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The code that functions and builds share. */
export const serverSources = [
  'netlify/build',
  'netlify/http',
  'netlify/ports',
  'netlify/use-cases',
  'netlify/account.ts',
  'netlify/concurrency.ts',
  'netlify/derived-key.ts',
  'netlify/env.ts',
  'netlify/errors.ts',
  'netlify/keyed-hash.ts',
  'netlify/same-secret.ts',
  'netlify/time-limit.ts',
];

/** Skips what does not exist. */
export function hashSources(project: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(project, path))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(project, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(project: string, path: string): string[] {
  const full = join(project, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(project, join(path, name)));
}
