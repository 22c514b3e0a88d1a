/** `pattern`: a text with the place {available}. */
export function countAvailable(pattern: string, available: number): string {
  return pattern.replace('{available}', `${available}`);
}
