/** Apart from the other steps, which the page of a payment has in its templates. */
export function leaving(artworks: number): string {
  return artworks > 1
    ? 'they are packed by hand and leave the studio'
    : 'it is packed by hand and leaves the studio';
}
