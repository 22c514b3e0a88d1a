import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Returns the `--import` that redirects calls of these origins. Other hosts cannot be reached. */
export function redirectFetch(targets: Record<string, string>): string {
  const script = pathToFileURL(join(import.meta.dirname, 'redirect-fetch.mjs'));
  return `--import=${script.href}?${new URLSearchParams(targets)}`;
}
