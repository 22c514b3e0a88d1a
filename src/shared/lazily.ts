/** Makes a thing when it is first asked for, and only once: two formatters of `Intl` cost a slow telephone 90 ms. */
export function lazily<Thing extends object>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;
  return () => (thing ??= make());
}
