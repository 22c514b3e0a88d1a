import type { AdminArtwork, Artwork, PublicArtwork } from '#shared/artwork';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import type { Admin, RunningShop } from '../fixtures/shop.ts';

/** Creates a valid artwork. `changes` replace some of its fields. */
export function createWork(admin: Admin, changes: Record<string, unknown> = {}) {
  return admin.send<Artwork>('POST', '/api/admin/artworks', artworkBody(changes));
}

/** Returns the artwork as the administrator gets it. */
export async function findOwn(admin: Admin, id: string): Promise<AdminArtwork | undefined> {
  const { body } = await admin.send<AdminArtwork[]>('GET', '/api/admin/artworks');
  return body.find((artwork) => artwork.id === id);
}

/** Returns the artwork as visitors get it. */
export async function findPublic(
  shop: RunningShop,
  id: string,
): Promise<PublicArtwork | undefined> {
  const response = await fetch(`${shop.url}/api/artworks`);
  const artworks = (await response.json()) as PublicArtwork[];
  return artworks.find((artwork) => artwork.id === id);
}

export function artworkPath(id: string): string {
  return `/api/admin/artworks/${id}`;
}
