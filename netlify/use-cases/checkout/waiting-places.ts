import { HttpError } from '../../errors.ts';
import type { OrderRecord } from '../orders/records.ts';
import { dayMs, placeSchema, takePlace } from '../places.ts';

const key = 'order-places/latest';
const mostAnHour = 20;
const mostADay = 200;

/**
 * An order above the share holds nothing, so nothing else bounds how many a stranger writes (rule 10): 20 an hour for a network, 200 a day
 * for all. Throws 429, 503.
 */
export async function requireWaitingPlace({ id: name, network = '' }: OrderRecord): Promise<void> {
  const place = await takePlace({ key, place: placeSchema, name, network }, ({ id, day, hour }) => {
    const isFull = day.length >= mostADay || (network !== '' && hour.length >= mostAnHour);
    return isFull ? null : { id, network };
  });
  if (place) return;
  throw new HttpError(429, (words) => words.ordersWait, { 'retry-after': String(dayMs / 1000) });
}
