/** Pieces of any kind, the newest first. */
export function newestFirst<Item extends { createdAt: string }>(items: Item[]): Item[] {
  return items.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}
