import type { troubles } from '../../words/en/islands/own-wall.ts';

/** Its name leads to words for people. */
export class Trouble extends Error {
  override readonly name: keyof typeof troubles;
  constructor(name: keyof typeof troubles) {
    super(name);
    this.name = name;
  }
}

/** A failure without a name comes from a browser that lacks memory. */
export function nameOf(error: unknown): Trouble['name'] {
  return error instanceof Trouble ? error.name : 'empty';
}
