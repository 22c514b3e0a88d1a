const ownPicture = /^\/(media|samples)\/[\w.-]+$/;
const imageCdn = '/.netlify/images';

export function isOwnPicture(path: string): boolean {
  return ownPicture.test(path);
}

/** Returns a path for an address at one of `origins`, also in `/.netlify/images?url=…`; others unchanged. */
export function toOwnPicture(address: string, origins: readonly string[]): string {
  const base = address.startsWith('/') ? origins[0] : undefined;
  if (!URL.canParse(address, base)) return address;
  const { origin, pathname, searchParams } = new URL(address, base);
  if (!origins.includes(origin)) return address;
  const source = pathname === imageCdn ? searchParams.get('url') : null;
  const path = source ? toOwnPicture(source, origins) : pathname;
  return isOwnPicture(path) ? path : address;
}
