import { readSides } from './dimensions.ts';

/** All lengths are inches; boxes are measured from the upper left corner of what is shown of the room. */
export type Box = { left: number; top: number; width: number; height: number };
export type Room = {
  view: { width: number; height: number };
  /** Where the wall meets the floor, from the top; below the view in a near room. */
  floor: number;
  artwork: Box;
  /** `inches` is its height; its box includes what stands on it. */
  furniture: { name: 'chair' | 'table'; inches: number; box: Box };
  /** The height of the artwork's middle above the floor. */
  middle: number;
};
export type Hanging =
  | { status: 'hung'; width: number; height: number }
  | { status: 'differs'; picture: number; size: number }
  | { status: 'unreadable' | 'untold' };

const mostDifference = 0.06;
const shortest = 1;
const longest = 200;

const eyeLevel = 58;
const chair = { width: 17, height: 34 };
const table = { width: 44, height: 30, withJar: 44 };
/** In a room for large artworks a smaller one would be a few pixels wide on a phone. */
const nearUpTo = 14;
const nearView = { width: 60, from: 22, to: 76 };

/** Returns the artwork's size as it hangs (rule 64). The ratio of its picture (width to height) tells which side is the width. */
export function hang(dimensions: string, ratio: number): Hanging {
  if (!dimensions.trim()) return { status: 'untold' };
  const sides = readSides(dimensions);
  if (!sides || Math.min(...sides) < shortest || Math.max(...sides) > longest)
    return { status: 'unreadable' };
  const [first, second] = sides;
  const asWritten = differenceOf(first / second, ratio);
  const turned = differenceOf(second / first, ratio);
  const [width, height] = asWritten <= turned ? [first, second] : [second, first];
  if (Math.min(asWritten, turned) > mostDifference)
    return { status: 'differs', picture: ratio, size: width / height };
  return { status: 'hung', width, height };
}

function differenceOf(first: number, second: number): number {
  return Math.max(first / second, second / first) - 1;
}

export function furnish(width: number, height: number): Room {
  return Math.max(width, height) <= nearUpTo ? nearRoom(width, height) : wideRoom(width, height);
}

function wideRoom(width: number, height: number): Room {
  const middle = Math.max(eyeLevel, height / 2 + 8);
  const view = { width: Math.max(144, width + 104), height: 0 };
  const floor = Math.max(96, middle + height / 2 + 14);
  view.height = floor + 18;
  const centre = view.width / 2;
  return {
    view,
    floor,
    middle,
    artwork: { left: centre - width / 2, top: floor - middle - height / 2, width, height },
    furniture: {
      name: 'chair',
      inches: chair.height,
      // It stands in front of the wall.
      box: {
        ...chair,
        left: centre + Math.max(width / 2 + 18, 38),
        top: floor + 6 - chair.height,
      },
    },
  };
}

function nearRoom(width: number, height: number): Room {
  const { from, to } = nearView;
  const centre = nearView.width / 2;
  return {
    view: { width: nearView.width, height: to - from },
    floor: to,
    middle: eyeLevel,
    artwork: { left: centre - width / 2, top: to - eyeLevel - height / 2, width, height },
    furniture: {
      name: 'table',
      inches: table.height,
      box: {
        left: centre - table.width / 2,
        top: to - table.withJar,
        width: table.width,
        height: table.withJar,
      },
    },
  };
}
