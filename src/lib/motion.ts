/** Whether the visitor has asked for as little motion as possible. */
export function likesStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
