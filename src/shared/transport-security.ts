const oneYear = 31_536_000;

/** Returns the header, with subdomains only if HSTS_INCLUDE_SUBDOMAINS is set: browsers then refuse their plain HTTP for a year. */
export function transportSecurity(variables: Record<string, string | undefined>): string {
  const base = `max-age=${oneYear}`;
  return variables['HSTS_INCLUDE_SUBDOMAINS'] === 'true' ? `${base}; includeSubDomains` : base;
}
