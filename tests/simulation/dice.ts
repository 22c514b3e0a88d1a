export type Dice = {
  /** A number below `sides`; 0 is the harmless one. */
  roll(sides: number): number;
};

/** Chance that can be repeated: fast-check makes the numbers, and smaller ones mean a calmer run. */
export function createDice(numbers: readonly number[]): Dice {
  let thrown = 0;
  return {
    roll(sides) {
      const number = numbers[thrown++ % Math.max(1, numbers.length)] ?? 0;
      return number % sides;
    },
  };
}
