import type { Language } from '#shared/language';
import { dollarsOf, formatCents } from '#shared/money';
import { plainPictureUrl, plainWidth } from '#shared/pictures/picture';
import { destinationsOf, readShippingCosts, type SaleSettings } from '#shared/sale-terms';
import { hang } from '#shared/wall/room';
import type { CatalogueArtwork } from '../../collections/catalogue.ts';
import { offeredCents } from './offered.ts';

type Described = {
  url: string;
  painter: string;
  form: string;
  description: string;
  sale: SaleSettings;
};

/** Builds schema.org data: the painting, and an offer if it is or was for sale. */
export function describeWork(work: CatalogueArtwork, page: Described) {
  const { title: name } = work;
  const { description, painter } = page;
  const image = work.images.map(({ url }) => new URL(url, page.url).href);
  const common = { name, description, url: page.url, image, ...describeSize(work) };
  const artwork = {
    '@type': 'VisualArtwork',
    ...common,
    artform: page.form,
    artMedium: work.technique || undefined,
    size: work.dimensions || undefined,
    dateCreated: String(work.year),
    creator: { '@type': 'Person', name: painter },
  };
  const offers = describeOffer(work, page.url, page.sale);
  const brand = { '@type': 'Brand', name: painter };
  const product = offers && { '@type': 'Product', ...common, sku: work.id, brand, offers };
  return { '@context': 'https://schema.org', '@graph': [artwork, ...(product ? [product] : [])] };
}

type Shared = { site: URL | undefined; painter: string; language: Language };

/** Returns the tags of a shared link: the whole picture, and the offer that `describeWork` tells. */
export function describeShared(
  work: CatalogueArtwork,
  { site, ...page }: Shared,
): Record<string, string> {
  const { imageUrl, imageAlt, imageWidth, imageHeight } = work;
  const width = plainWidth(imageWidth);
  const offer = describeOffer(work, '');
  const price = offer && 'price' in offer && offer;
  return {
    'og:type': offer ? 'product' : 'website',
    'og:title': sharedTitle(work, page),
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

/** Returns 'Jou Mache · Atelye Solèy · $150.00'. */
export function sharedTitle(
  work: CatalogueArtwork,
  { painter, language }: Omit<Shared, 'site'>,
): string {
  const cents = offeredCents(work);
  return [work.title, painter, cents > 0 && formatCents(cents, language)]
    .filter(Boolean)
    .join(' · ');
}

/** Returns width and height, or nothing where the size does not tell which side is the width (rule 64). */
function describeSize({ dimensions, imageWidth, imageHeight }: CatalogueArtwork) {
  const hanging = hang(dimensions, imageWidth / imageHeight);
  if (hanging.status !== 'hung') return {};
  return { width: inInches(hanging.width), height: inInches(hanging.height) };
}

function inInches(length: number) {
  return {
    '@type': 'QuantitativeValue',
    value: Math.round(length * 100) / 100,
    unitCode: 'INH',
  };
}

function describeOffer(
  { state, price, opensAt }: CatalogueArtwork,
  url: string,
  sale?: SaleSettings,
) {
  const offer = { '@type': 'Offer', url, itemCondition: 'https://schema.org/NewCondition' };
  if (state === 'sold') return { ...offer, availability: 'https://schema.org/SoldOut' };
  if (state === 'not-for-sale' || price === null) return null;
  return {
    ...offer,
    availability: 'https://schema.org/InStock',
    ...(state === 'upcoming' && { availabilityStarts: opensAt }),
    price: Number(price).toFixed(2),
    priceCurrency: 'USD',
    ...(sale && { ...describeShipping(sale), ...describeReturns(sale) }),
  };
}

function describeShipping({ shippingCosts }: SaleSettings) {
  const shippingDetails = readShippingCosts(shippingCosts).map(({ countries, cents }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: dollarsOf(cents), currency: 'USD' },
    shippingDestination: countries.map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
    })),
  }));
  return shippingDetails.length > 0 ? { shippingDetails } : {};
}

/** Google takes so many. */
const mostReturnCountries = 50;

/** Returns the return policy, or nothing without a country, which would not be valid. */
function describeReturns(sale: SaleSettings) {
  const applicableCountry = destinationsOf(sale).slice(0, mostReturnCountries);
  if (!sale.returnDays || applicableCountry.length === 0) return {};
  const days = Number(sale.returnDays);
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry };
  const schema = 'https://schema.org/MerchantReturn';
  return {
    hasMerchantReturnPolicy:
      days > 0
        ? {
            ...policy,
            returnPolicyCategory: `${schema}FiniteReturnWindow`,
            merchantReturnDays: days,
          }
        : { ...policy, returnPolicyCategory: `${schema}NotPermitted` },
  };
}
