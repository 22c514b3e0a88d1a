/** Netlify's CLI sets NETLIFY_LOCAL and not NETLIFY; what it builds can go live, too. */
export function isOnNetlify(variables: Record<string, string | undefined>): boolean {
  return variables['NETLIFY'] === 'true' || variables['NETLIFY_LOCAL'] === 'true';
}
