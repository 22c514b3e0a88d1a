/** Returns whether a visitor can buy the artwork, for its price or for one that they ask (rule 98). */
export function isAvailable(state: string | undefined): boolean {
  return ['available', 'on-request', 'yours'].includes(state!);
}

/** Returns the pattern with the count. `pattern`: a text with the place {available}. */
export function countAvailable(pattern: string, available: number): string {
  return pattern.replace('{available}', `${available}`);
}
