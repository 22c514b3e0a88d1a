/** What every answer of a function carries: headers of netlify.toml do not reach functions (facts, section D). */
const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
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
  for (const [name, value] of Object.entries(everywhere)) response.headers.set(name, value);
  return response;
}
