export function likesStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
