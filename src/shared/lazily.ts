/** Creates on first use: two formatters of `Intl` cost a slow phone 90 ms. */
export function lazily<Thing extends object>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;
  return () => (thing ??= make());
}
