const ownPicture = /^\/(media|samples)\/[\w.-]+$/;
const imageCdn = '/.netlify/images';

/** Whether this is the path of one of the shop's own pictures. */
export function isOwnPicture(path: string): boolean {
  return ownPicture.test(path);
}

/**
 * The path of the shop's own picture behind its address at one of `origins`, with or without `/.netlify/images?url=…` around
 * it; any other address as it is.
 */
export function toOwnPicture(address: string, origins: readonly string[]): string {
  const base = address.startsWith('/') ? origins[0] : undefined;
  if (!URL.canParse(address, base)) return address;
  const { origin, pathname, searchParams } = new URL(address, base);
  if (!origins.includes(origin)) return address;
  const source = pathname === imageCdn ? searchParams.get('url') : null;
  const path = source ? toOwnPicture(source, origins) : pathname;
  return isOwnPicture(path) ? path : address;
}
