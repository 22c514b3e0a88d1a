import path from 'node:path';

/** What was asked for on the command line. */
export interface Options {
  /** Slugs; all when empty. */
  wanted: readonly string[];
  scale: number;
  folder: string;
  only: string | undefined;
}

/** Reads `[slug...] [--scale=0.5] [--only=compose] [--out=folder]`. */
export function readOptions(): Options {
  const given = process.argv.slice(2);
  const flag = (name: string): string | undefined =>
    given.find((o) => o.startsWith(`--${name}=`))?.slice(name.length + 3);
  return {
    wanted: given.filter((o) => !o.startsWith('--')),
    scale: Number(flag('scale') ?? 1),
    folder: flag('out') ?? path.resolve(import.meta.dirname, '../../../public/samples'),
    only: flag('only'),
  };
}
