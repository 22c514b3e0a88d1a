import type { Call } from '#shared/calls/call';
import { transportSecurityHeader } from '../env.ts';

/** Headers of netlify.toml and _headers reach static files only, so functions set them here. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // An answer of a function is not a page: opened as one, it must not load or run anything.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The CDN keeps one answer for all queries but this, which nobody reads. */
export const anyQuery = 'query=none';

export const cdnCaching = 'netlify-cdn-cache-control';
export const usualCdnCaching = 'public, durable, s-maxage=30, stale-while-revalidate=60';

const caching = {
  shared: {
    'netlify-vary': anyQuery,
    'cache-control': 'public, max-age=0, must-revalidate',
    [cdnCaching]: usualCdnCaching,
  },
  private: { 'cache-control': 'private, no-store' },
};

const minuteMs = 60_000;
/** No answer is kept for longer, stale time included. */
const longestKeptMs = 90_000;

/**
 * Returns how long the CDN keeps an answer that changes in `inMs`: never beyond that, and in the last minute for a second (rule 108). `usual`:
 * far from it.
 */
export function cacheUntil(inMs: number, usual: string): string {
  if (inMs > longestKeptMs) return usual;
  const seconds = inMs > minuteMs ? 5 : Math.min(1, Math.max(0, Math.floor(inMs / 1000)));
  return `public, s-maxage=${seconds}`;
}

export function cacheHeaders(cache: Call['cache']): Headers {
  return new Headers(cache && caching[cache]);
}

/** Adds the security headers, and `no-store` unless the answer names its own caching. */
export function withHeaders(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  response.headers.set('strict-transport-security', transportSecurityHeader());
  for (const [name, value] of Object.entries(everywhere)) response.headers.set(name, value);
  return response;
}
