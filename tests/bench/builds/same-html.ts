import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Throws if a page of two built projects differs in more than scripts and styles. */
export function requireSamePage(one: string, other: string, page: string): void {
  const [first = [], second = []] = [one, other].map((folder) =>
    linesOf(readFileSync(join(folder, 'dist', page), 'utf8')),
  );
  const place = first.findIndex((line, index) => line !== second[index]);
  if (place < 0 && first.length === second.length) return;
  const at = place < 0 ? first.length : place;
  throw new Error(`${page} is not the same page: '${first[at]}' and '${second[at]}'`);
}

/** Returns one tag for each line. It drops scripts and styles, and keeps data in a script. */
function linesOf(html: string): string[] {
  return html
    .replace(/<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<style[^>]*>[\s\S]*?<\/style>|<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll('<', '\n<')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
