/** Makes a thing when it is first asked for, and only once: a formatter of `Intl` costs a slow telephone 40 ms. */
export function lazily<Thing extends object>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;
  return () => (thing ??= make());
}
