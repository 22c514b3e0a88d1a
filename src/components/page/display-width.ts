const classes: [letters: RegExp, ems: number][] = [
  [/[ijl.,'’ ]/u, 0.21],
  [/[ftrsI]/u, 0.33],
  [/[mwMW]/u, 0.82],
  [/\p{Lu}/u, 0.63],
];
const otherLetters = 0.45;

/** Estimates a text's width in Fraunces, in ems: the size is set without scripts. */
export function estimateWidth(text: string): number {
  const ems = [...text].map((letter) => classes.find(([pattern]) => pattern.test(letter))?.[1]);
  const width = ems.reduce<number>((sum, em) => sum + (em ?? otherLetters), 0);
  return Number(width.toFixed(2));
}
