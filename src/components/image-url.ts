type Variant = { w: number; h?: number; fit?: 'cover'; fm: 'avif' | 'webp' | 'jpg'; q?: number };

// Not shared with the screens' pictureUrl: the bundler would cut one module for both into the overlays' file, and a list
// that is filled before anybody touches the page would load that and React for an address.
/** The address of a picture's variant at the Image CDN (design, section 3). */
export function imageUrl(url: string, variant: Variant): string {
  const query = Object.entries({ url, ...variant }).map(([name, value]) => [name, String(value)]);
  return `/.netlify/images?${new URLSearchParams(query)}`;
}
