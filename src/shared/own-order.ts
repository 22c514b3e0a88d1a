type Placed = { createdAt: string; position?: number | undefined };

/** Returns the place in its list; the highest comes first. */
export function placeOf({ position, createdAt }: Placed): number {
  return position ?? Date.parse(createdAt);
}

/** Returns a sorted copy. */
export function inOrder<Item extends Placed & { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (first, second) => placeOf(second) - placeOf(first) || (first.id < second.id ? -1 : 1),
  );
}

const apart = 60_000;

/**
 * Returns the place that moves an item from one index of the list to another, so that one record is written; null beyond the ends.
 * Items of one place are passed together.
 */
export function placeAfterMove(places: readonly number[], from: number, to: number) {
  if (from === to) return null;
  const others = places.toSpliced(from, 1);
  const step = to < from ? -1 : 1;
  for (let index = to; index >= 0 && index <= others.length; index += step) {
    const above = others[index - 1] ?? others[index]! + 2 * apart;
    const below = others[index] ?? others[index - 1]! - 2 * apart;
    const place = (above + below) / 2;
    if (place !== above && place !== below) return place;
  }
  return null;
}
