const oneYear = 31_536_000;

/**
 * The value of Strict-Transport-Security. It names subdomains only when HSTS_INCLUDE_SUBDOMAINS is 'true': the owner may serve
 * other things there by plain HTTP, and a browser that has read the header refuses them for a year.
 */
export function transportSecurity(variables: Record<string, string | undefined>): string {
  const base = `max-age=${oneYear}`;
  return variables['HSTS_INCLUDE_SUBDOMAINS'] === 'true' ? `${base}; includeSubDomains` : base;
}
