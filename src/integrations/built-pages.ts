import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';

/** `content` reads it: most scripts are data, which nobody needs. */
type Element = { attributes: string; content: () => string };

/**
 * Yields the bytes of each HTML file in a folder; the next one overwrites them. Synchronous: ten thousand promises cost
 * more than reading. In one buffer and without strings: those of 10,000 pages add 150 MB to a build's memory.
 */
export function* readPages(folder: string): Generator<Buffer> {
  let buffer = Buffer.allocUnsafeSlow(2 ** 20);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = openSync(`${folder}/${name}`, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > buffer.length) buffer = Buffer.allocUnsafeSlow(size);
      yield buffer.subarray(0, readSync(file, buffer, 0, size, 0));
    } finally {
      closeSync(file);
    }
  }
}

/** Returns the code of each script in a page, as one character for each byte; data in a script are none. */
export function inlineScripts(page: Buffer): string[] {
  return elementsOf(page, 'script')
    .filter(({ attributes }) => !/\ssrc=|application\/(ld\+)?json/.test(attributes))
    .map(({ content }) => content())
    .filter(Boolean);
}

/** Returns the origins of other sites to which a page sends a form (rule 110). */
export function formOrigins(page: Buffer): string[] {
  return elementsOf(page, 'form')
    .map(({ attributes }) => / action="(?<address>https:[^"]+)"/.exec(attributes)?.groups)
    .flatMap((found) => (found ? [new URL(found['address']!).origin] : []));
}

function elementsOf(page: Buffer, name: string): Element[] {
  const elements: Element[] = [];
  const [opening, closing] = [`<${name}`, `</${name}>`];
  let start = page.indexOf(opening);
  while (start >= 0) {
    const tag = page.indexOf('>', start);
    const end = page.indexOf(closing, tag);
    elements.push({
      attributes: page.toString('latin1', start + opening.length, tag),
      content: () => page.toString('latin1', tag + 1, end),
    });
    start = page.indexOf(opening, end);
  }
  return elements;
}
