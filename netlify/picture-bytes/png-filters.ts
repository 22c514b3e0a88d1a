/** Of a row: from 0 to 4, by the PNG specification. `step`: bytes of a pixel. */
type Filter = (row: Uint8Array, above: Uint8Array, step: number) => void;

export const byRowAbove = 2;

/** Undo the filter in place, from the left. */
export const readFilters: Filter[] = [
  () => undefined,
  (row, _, step) => {
    for (let at = step; at < row.length; at++) row[at]! += row[at - step]!;
  },
  (row, above) => {
    for (let at = 0; at < row.length; at++) row[at]! += above[at]!;
  },
  (row, above, step) => {
    for (let at = 0; at < row.length; at++)
      row[at]! += ((at < step ? 0 : row[at - step]!) + above[at]!) >> 1;
  },
  (row, above, step) => {
    for (let at = 0; at < step; at++) row[at]! += above[at]!;
    for (let at = step; at < row.length; at++)
      row[at]! += nearest(row[at - step]!, above[at]!, above[at - step]!);
  },
];

/** Returns the one of three that is nearest to left + up - corner. */
function nearest(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - corner - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
