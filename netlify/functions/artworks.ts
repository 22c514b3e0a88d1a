import type { PublicArtwork } from '#shared/artwork';
import { publicArtworkCalls } from '#shared/calls/public';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { cdnCaching, cacheUntil, usualCdnCaching } from '../http/headers.ts';
import { getVisibleArtwork, listVisibleArtworks } from '../use-cases/artworks/artworks.ts';

/** Sets the CDN's time to end before the next hour of sale, at which an upcoming artwork becomes available. */
function endInTime(headers: Headers, artworks: PublicArtwork[]): void {
  const upcoming = artworks.filter(({ state }) => state === 'upcoming');
  const next = Math.min(...upcoming.map(({ opensAt }) => Date.parse(opensAt!) - Date.now()));
  headers.set(cdnCaching, cacheUntil(next, usualCdnCaching));
}

export default publicEndpoint(publicArtworkCalls, {
  'GET /api/artworks': async ({ headers }) => {
    const artworks = await listVisibleArtworks();
    endInTime(headers, artworks);
    return artworks;
  },
  'GET /api/artworks/:id': async ({ params, headers }) => {
    const artwork = await getVisibleArtwork(params.id);
    endInTime(headers, [artwork]);
    return artwork;
  },
});

export const config: ConfigOf<typeof publicArtworkCalls> = {
  path: ['/api/artworks', '/api/artworks/:id'],
};
