/** Real films have a few hundred on a level. */
const mostBoxes = 10_000;

/** `named`: the place of its type; between `start` and `end` is what it contains. */
export type Box = { type: string; named: number; start: number; end: number };

/** A box ends behind its parent, as in a file that was cut off. */
export class CutOffError extends Error {}

/** Reads the boxes of an MP4 or MOV file between two places, by ISO 14496-12. Throws CutOffError. */
export function readBoxes(view: DataView, from = 0, until = view.byteLength): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < until;) {
    // QuickTime ends a list by four zeros.
    if (until - at === 4 && view.getUint32(at) === 0) break;
    if (at + 8 > until) throw new CutOffError();
    const short = view.getUint32(at);
    const isLong = short === 1;
    if (isLong && at + 16 > until) throw new CutOffError();
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short || until - at;
    const start = at + (isLong ? 16 : 8);
    const end = at + length;
    if (end < start || end > until || boxes.length === mostBoxes) throw new CutOffError();
    boxes.push({ type: readType(view, at + 4), named: at + 4, start, end });
    at = end;
  }
  return boxes;
}

export function readType(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}
