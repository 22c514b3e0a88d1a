import { transportSecurityHeader } from '../env.ts';

/** Every answer of a function carries these: the headers of netlify.toml and _headers reach static files only. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // No answer of a function is a page: opened as one, it may load and run nothing, nor stand in a frame.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The answer with the headers that protect it; not to be stored by anyone unless it says so itself. */
export function withHeaders(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  response.headers.set('strict-transport-security', transportSecurityHeader());
  for (const [name, value] of Object.entries(everywhere)) response.headers.set(name, value);
  return response;
}
