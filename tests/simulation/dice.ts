export type Dice = {
  /** A number below `sides`; 0 is harmless. */
  roll(sides: number): number;
};

/** Returns repeatable chance: fast-check generates the numbers, and smaller ones mean fewer faults. */
export function createDice(numbers: readonly number[]): Dice {
  let thrown = 0;
  return {
    roll(sides) {
      const number = numbers[thrown++ % Math.max(1, numbers.length)] ?? 0;
      return number % sides;
    },
  };
}
