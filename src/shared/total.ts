import { addCents } from './cents.ts';
import { centsOf, type Cents } from './money.ts';

/** Returns cents. */
export function totalOf(artworks: readonly { price: string | number | null }[]): Cents {
  return addCents(...artworks.map(({ price }) => centsOf(price)));
}
