/** Returns a sorted copy. */
export function newestFirst<Item extends { createdAt: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((first, second) => (first.createdAt < second.createdAt ? 1 : -1));
}

/** Returns a sorted copy of diary entries. */
export function newestPublishedFirst<Item extends { publishedAt: string }>(
  items: readonly Item[],
): Item[] {
  return items.toSorted((first, second) => (first.publishedAt < second.publishedAt ? 1 : -1));
}
