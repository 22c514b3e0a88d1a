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

/** Adds the security headers, and `no-store` unless the answer names its own caching. */
export function withHeaders(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  response.headers.set('strict-transport-security', transportSecurityHeader());
  for (const [name, value] of Object.entries(everywhere)) response.headers.set(name, value);
  return response;
}
