import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { getAvailability } from '../use-cases/availability.ts';
import { buyerCookie, findBuyer } from '../use-cases/buyer.ts';

/** Visitors without a hold share one answer for some seconds; a buyer sees his own holds and shares nothing. */
const shared = () => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, s-maxage=5',
  'netlify-vary': `cookie=${buyerCookie()}`,
});

export default endpoint({
  GET: call({}, async ({ context }) => {
    const buyer = findBuyer(context);
    const availability = await getAvailability(buyer);
    return Response.json(availability, {
      headers: buyer ? { 'cache-control': 'private, no-store' } : shared(),
    });
  }),
});

export const config: Config = { path: '/api/availability' };
