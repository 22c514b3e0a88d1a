export type SampleCounts = { artworks: number; films: number; inspirations: number; pages: number };

/** Answer of GET /api/admin/samples. `removable`: without artworks that an order has. */
export type SamplesState = { removable: SampleCounts; canAdd: boolean };

/** Returns '1 artwork, 2 films', or an empty text if there is nothing. */
export function describeSamples({ artworks, films, inspirations, pages }: SampleCounts): string {
  return [
    count(artworks, 'artwork'),
    count(films, 'film'),
    count(inspirations, 'inspiration'),
    count(pages, 'page', ' of Content'),
  ]
    .filter(Boolean)
    .join(', ');
}

function count(number: number, name: string, rest = ''): string {
  if (number === 0) return '';
  return `${number} ${name}${number === 1 ? '' : 's'}${rest}`;
}
