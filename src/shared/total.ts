import { centsOf } from './money.ts';

/** Returns cents. */
export function totalOf(artworks: readonly { price: string | number | null }[]): number {
  return artworks.reduce((total, { price }) => total + centsOf(price), 0);
}
