import { HttpError } from '../../errors.ts';
import type { OrderRecord } from '../orders/record/records.ts';
import { dayMs, placesOf, placeSchema, takePlace } from '../places.ts';

const key = 'order-places/latest';
export const orderPlaces = { prefix: key, schema: placesOf(placeSchema) };
const mostAnHour = 20;
const mostADay = 200;

/**
 * Takes a place for an order above the share: 20 an hour for a network, 200 a day for all. Such an order holds nothing, so nothing else
 * limits how many a stranger writes (rule 10). Throws 429, 503.
 */
export async function requireWaitingPlace({ id: name, network = '' }: OrderRecord): Promise<void> {
  const place = await takePlace({ key, place: placeSchema, name, network }, ({ id, day, hour }) => {
    const isFull = day.length >= mostADay || (network !== '' && hour.length >= mostAnHour);
    return isFull ? null : { id, network };
  });
  if (place) return;
  throw new HttpError(429, (words) => words.ordersWait, { 'retry-after': String(dayMs / 1000) });
}
