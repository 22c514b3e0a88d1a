const classes: [letters: RegExp, ems: number][] = [
  [/[ijl.,'’ ]/u, 0.21],
  [/[ftrsI]/u, 0.33],
  [/[mwMW]/u, 0.82],
  [/\p{Lu}/u, 0.63],
];
const otherLetters = 0.45;

/** About how wide a text is in Fraunces at its largest, in ems: a page without scripts must set its size beforehand. */
export function estimateWidth(text: string): number {
  const ems = [...text].map((letter) => classes.find(([some]) => some.test(letter))?.[1]);
  const width = ems.reduce<number>((sum, em) => sum + (em ?? otherLetters), 0);
  return Number(width.toFixed(2));
}
