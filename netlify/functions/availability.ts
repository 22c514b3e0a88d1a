import type { Config } from '@netlify/functions';
import { anyQuery, endpoint, publicCall } from '../http/endpoint.ts';
import { getAvailability } from '../use-cases/artworks/availability.ts';
import { buyerCookie, findBuyer } from '../http/buyer.ts';

/** The CDN shares the answer of visitors without a hold for some seconds; a buyer's own answer is not shared. */
const shared = () => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, s-maxage=5',
  'netlify-vary': `cookie=${buyerCookie()},${anyQuery}`,
});

export default endpoint({
  GET: publicCall({}, async ({ context }) => {
    const buyer = findBuyer(context);
    const availability = await getAvailability(buyer);
    return Response.json(availability, {
      headers: buyer ? { 'cache-control': 'private, no-store' } : shared(),
    });
  }),
});

export const config: Config = { path: '/api/availability' };
