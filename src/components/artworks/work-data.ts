import { plainPictureUrl, plainWidth } from '#shared/pictures/picture';
import type { CatalogueArtwork } from '../../collections/catalogue.ts';

/** Builds schema.org data: the painting, and an offer if it is or was for sale. */
export function describeWork(
  work: CatalogueArtwork,
  page: { url: string; artist: string; form: string; description: string },
) {
  const { title: name } = work;
  const { description } = page;
  const image = work.images.map(({ url }) => new URL(url, page.url).href);
  const common = { name, description, url: page.url, image };
  const artwork = {
    '@type': 'VisualArtwork',
    ...common,
    artform: page.form,
    artMedium: work.technique || undefined,
    size: work.dimensions || undefined,
    dateCreated: String(work.year),
    creator: { '@type': 'Person', name: page.artist },
  };
  const offer = describeOffer(work, page.url);
  const product = offer && { '@type': 'Product', ...common, sku: work.id, offers: offer };
  return { '@context': 'https://schema.org', '@graph': [artwork, ...(product ? [product] : [])] };
}

/** Returns the tags of a shared link: the whole picture, and the offer that `describeWork` tells. */
export function describeShared(work: CatalogueArtwork, site?: URL): Record<string, string> {
  const { imageUrl, imageAlt, imageWidth, imageHeight } = work;
  const width = plainWidth(imageWidth);
  const offer = describeOffer(work, '');
  const price = offer && 'price' in offer && offer;
  return {
    'og:type': offer ? 'product' : 'website',
    'og:image': new URL(plainPictureUrl(imageUrl, imageWidth), site).href,
    'og:image:width': String(width),
    'og:image:height': String(Math.round((width * imageHeight) / imageWidth)),
    'og:image:alt': imageAlt || work.title,
    ...(offer && { 'product:availability': work.state === 'sold' ? 'out of stock' : 'in stock' }),
    ...(price && {
      'product:price:amount': price.price,
      'product:price:currency': price.priceCurrency,
    }),
  };
}

function describeOffer({ state, price }: CatalogueArtwork, url: string) {
  const offer = { '@type': 'Offer', url, itemCondition: 'https://schema.org/NewCondition' };
  if (state === 'sold') return { ...offer, availability: 'https://schema.org/SoldOut' };
  if (state === 'not-for-sale' || price === null) return null;
  const availability = 'https://schema.org/InStock';
  return { ...offer, availability, price: Number(price).toFixed(2), priceCurrency: 'USD' };
}
