import * as z from 'zod';

/** The address of the shop, as scheme and host: its pages, links and calls are at the root. */
export const siteAddress = z.string({ error: 'is missing' }).transform((text, context) => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    context.addIssue('must be an address like https://shop.example');
    return z.NEVER;
  }
  if (url.pathname === '/') return url.origin;
  context.addIssue(`must have no path, because the shop is at the root: ${url.origin}`);
  return z.NEVER;
});

/** Returns whether visitors of an address would type names and cards without encryption. */
export function isUnencrypted(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
}

/** Returns the address with https. Netlify redirects http to https, and names an address by http while it waits for the certificate. */
export function netlifyAddress(address: string | undefined): string | undefined {
  return address && isUnencrypted(address) ? address.replace(/^http:/i, 'https:') : address;
}
