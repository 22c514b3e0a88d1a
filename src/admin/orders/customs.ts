import type { ShopSettings } from '#shared/admin/settings';
import { readCountry } from '#shared/countries';
import type { Order, ShippingAddress } from '#shared/order';
import { isSent } from '#shared/order-state';
import { countryOf } from '#shared/place-country';

/** Countries that weigh parcels in pounds, and those that print on Letter (CLDR). */
const pounds = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];
const letter = [...pounds, 'BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'SV', 'VE'];

export type Customs = {
  /** The code of the country where parcels leave; null if the settings name none. */
  origin: string | null;
  /** A parcel within its country needs no form, unless it goes to the armed forces or a diplomat. */
  isNeeded: boolean;
  unit: 'lb' | 'kg' | 'lb or kg';
  /** Null: that of the printer. */
  sheet: 'Letter' | 'A4' | null;
};

/** Returns what the country where parcels leave decides (rule 105). */
export function customsOf(
  { shippingAddress }: Pick<Order, 'shippingAddress'>,
  { shipsFrom, sellerAddress }: Pick<ShopSettings, 'shipsFrom' | 'sellerAddress'>,
): Customs {
  const origin = countryOf(shipsFrom) ?? countryOf(sellerAddress);
  const isNeeded = !origin || origin !== destinationOf(shippingAddress);
  if (!origin) return { origin, isNeeded, unit: 'lb or kg', sheet: null };
  return {
    origin,
    isNeeded,
    unit: pounds.includes(origin) ? 'lb' : 'kg',
    sheet: letter.includes(origin) ? 'Letter' : 'A4',
  };
}

/** Offices of the post for the armed forces and for diplomats, and what stands for a state there. */
const abroad = /\b[ADF]PO\b|(?:^|[\s,])A[AEP]$/i;

/** Returns the code of the country; null for an address of the USA abroad, which the customs of the country there ask about. */
function destinationOf(address: ShippingAddress | null): string | null {
  if (!address) return null;
  const country = readCountry(address.country);
  const places = [address.city, address.state ?? ''];
  const isAbroad = places.some((place) => abroad.test(place.replaceAll('.', '').trim()));
  return country === 'US' && isAbroad ? null : country;
}

/**
 * Returns whether an order has a slip, which lies in a parcel: there is none if the buyer has the works already, or the order is cancelled.
 */
export function hasPackingSlip(order: Order): boolean {
  return order.paidAt !== null && order.status !== 'cancelled' && isSent(order);
}
