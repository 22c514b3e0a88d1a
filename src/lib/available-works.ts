export function isBuyable(state: string | undefined): boolean {
  return state === 'available' || state === 'yours';
}

/** `pattern`: a text with the places {available} and {works}. */
export function countWorks(pattern: string, available: number, works: number): string {
  return pattern.replace('{available}', `${available}`).replace('{works}', `${works}`);
}
