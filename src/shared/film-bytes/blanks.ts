import { CutOffError, readBoxes, readType, type Box } from './boxes.ts';
import { sampleRanges, type Range } from './sample-ranges.ts';

/** Bytes that no visitor gets: zeros are in their place. A box becomes 'free' at `named`, so that all others keep their places. */
export type Blank = Range & { named?: number | undefined };

type Kept = { [type: string]: true | Kept };

/** Of a box what a player needs. Programs put people and places into all others: 'udta', 'meta', 'uuid', cameras' own. */
const keptInTrack: Kept = {
  tkhd: true,
  edts: true,
  tref: true,
  tapt: true,
  load: true,
  clip: true,
  mdia: {
    mdhd: true,
    hdlr: true,
    elng: true,
    minf: { vmhd: true, smhd: true, gmhd: true, hdlr: true, dinf: true, stbl: true },
  },
};
const keptBoxes: Kept = {
  ftyp: true,
  styp: true,
  pdin: true,
  wide: true,
  free: true,
  skip: true,
  mdat: true,
  moof: true,
  sidx: true,
  ssix: true,
  mfra: true,
  moov: {
    mvhd: true,
    iods: true,
    mvex: true,
    trak: keptInTrack,
    // The program that wrote the file.
    udta: { meta: { hdlr: true, ilst: { '\xa9too': true } } },
  },
};

/** Pictures, sound, time codes. Others hold places of each second, faces, subtitles with coordinates. */
const keptHandlers = ['vide', 'soun', 'tmcd'];
const timed = ['mvhd', 'tkhd', 'mdhd'];

/** Returns what tells about people and places in an MP4 or MOV file, also when it was made (rule 81). */
export function findBlanks(view: DataView): Blank[] {
  try {
    const boxes = readBoxes(view);
    const blanks = blanksIn(view, boxes, keptBoxes);
    const hasLostTrack = blanks.some(({ named }) => named && readType(view, named) === 'trak');
    const isInPieces = boxes.some(({ type }) => type === 'moof');
    // Samples that lie in pieces are not looked for.
    if (!hasLostTrack || !isInPieces) return blanks;
    return [...blanks, ...boxes.filter(({ type }) => type === 'mdat')];
  } catch (error) {
    if (error instanceof CutOffError || error instanceof RangeError) return [];
    throw error;
  }
}

function blanksIn(view: DataView, boxes: Box[], rules: Kept): Blank[] {
  return boxes.flatMap((box): Blank[] => {
    const inner = Object.hasOwn(rules, box.type) ? rules[box.type] : undefined;
    if (!inner || isCamera(view, box)) return [blankOf(box)];
    if (timed.includes(box.type)) return [timesOf(view, box)];
    if (inner === true) return [];
    const inside = tryBoxes(view, box);
    if (!inside) return [blankOf(box)];
    const isLost = box.type === 'trak' && !keptHandlers.includes(handlerOf(view, inside));
    if (isLost) return [blankOf(box), ...samplesOf(view, inside)];
    return blanksIn(view, inside, inner);
  });
}

function blankOf({ named, start, end }: Box): Blank {
  return { named, start, end };
}

/** Returns whether a box of padding has a place, which dash cameras put there. */
function isCamera(view: DataView, { type, start, end }: Box): boolean {
  return type === 'free' && end - start >= 4 && readType(view, start) === 'GPS ';
}

/** Returns where the times of creation and change stand: behind version and flags, four bytes each or eight. */
function timesOf(view: DataView, { start, end }: Box): Range {
  const length = view.getUint8(start) === 1 ? 16 : 8;
  return { start: start + 4, end: Math.min(end, start + 4 + length) };
}

/** Reads the boxes inside of a box, or returns null if they are cut off. The box 'meta' has version and flags first. */
function tryBoxes(view: DataView, { type, start, end }: Box): Box[] | null {
  try {
    return readBoxes(view, type === 'meta' ? start + 4 : start, end);
  } catch (error) {
    if (error instanceof CutOffError) return null;
    throw error;
  }
}

function boxIn(view: DataView, boxes: Box[], ...path: string[]): Box | null {
  const [name, ...rest] = path;
  const box = boxes.find(({ type }) => type === name);
  if (!box || rest.length === 0) return box ?? null;
  return boxIn(view, tryBoxes(view, box) ?? [], ...rest);
}

function handlerOf(view: DataView, track: Box[]): string {
  const handler = boxIn(view, track, 'mdia', 'hdlr');
  return handler && handler.end - handler.start >= 12 ? readType(view, handler.start + 8) : '';
}

function samplesOf(view: DataView, track: Box[]): Range[] {
  const table = boxIn(view, track, 'mdia', 'minf', 'stbl');
  return table ? sampleRanges(view, table) : [];
}

const free = [...'free'].map((sign) => sign.charCodeAt(0));

/** Overwrites blanks; `bytes` begin at the place `at` of the file. */
export function blankOut(bytes: Uint8Array, blanks: readonly Blank[], at = 0): void {
  for (const { start, end, named } of blanks) {
    bytes.fill(0, Math.max(0, start - at), Math.max(0, end - at));
    if (named === undefined) continue;
    free.forEach((code, place) => {
      const target = named + place - at;
      if (target >= 0 && target < bytes.length) bytes[target] = code;
    });
  }
}
