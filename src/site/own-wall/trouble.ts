import type { OwnWallWords } from '../../words/own-wall-words.ts';

export type TroubleName = keyof OwnWallWords['troubles'];

/** Its name leads to words for people. */
export class Trouble extends Error {
  override readonly name: TroubleName;

  constructor(name: TroubleName) {
    super(name);
    this.name = name;
  }
}

/** Returns the name of a failure. One without a name is 'empty': it comes from a browser that lacks memory. */
export function nameOf(error: unknown): TroubleName {
  return error instanceof Trouble ? error.name : 'empty';
}
