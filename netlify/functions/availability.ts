import type { Hour } from '#shared/availability';
import { availabilityCalls } from '#shared/calls/public';
import { buyerCookie, findBuyer } from '../http/buyer.ts';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { anyQuery, cdnCaching, cacheUntil } from '../http/headers.ts';
import { getAvailability } from '../use-cases/artworks/availability.ts';

/**
 * Returns headers by which the CDN shares the answer for some seconds among visitors without a hold. A buyer's own answer is not shared.
 */
const shared = (hours: Hour[]) => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  [cdnCaching]: cacheUntil(Math.min(...hours.map(({ inMs }) => inMs)), 'public, s-maxage=5'),
  'netlify-vary': `cookie=${buyerCookie()},${anyQuery}`,
});

export default publicEndpoint(availabilityCalls, {
  'GET /api/availability': async ({ context, headers }) => {
    const buyer = findBuyer(context);
    const answer = await getAvailability(buyer);
    const caching = buyer
      ? { 'cache-control': 'private, no-store' }
      : shared(Object.values(answer.hours));
    for (const [name, value] of Object.entries(caching)) headers.set(name, value);
    return answer;
  },
});

export const config: ConfigOf<typeof availabilityCalls> = { path: '/api/availability' };
