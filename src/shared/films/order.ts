type Placed = { createdAt: string; position?: number | undefined };

/** The place in its list, the highest first. */
export function placeOf({ position, createdAt }: Placed): number {
  return position ?? Date.parse(createdAt);
}

/** Returns a sorted copy. */
export function inOrder<Item extends Placed & { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (one, other) => placeOf(other) - placeOf(one) || (one.id < other.id ? -1 : 1),
  );
}

const apart = 60_000;

/**
 * Returns the place that moves an item by one, up or down, so that one record is written; null at the end of the list. Items of one
 * place are passed together.
 */
export function placeAfterMove(places: readonly number[], index: number, step: -1 | 1) {
  for (let near = index + step; near >= 0 && near < places.length; near += step) {
    const passed = places[near]!;
    const beyond = places[near + step];
    const place = beyond === undefined ? passed - step * apart : (passed + beyond) / 2;
    if (place !== passed && place !== beyond) return place;
  }
  return null;
}
