import type { ShopSettings } from '#shared/admin/settings';
import { readCountry } from '#shared/countries';
import type { Order } from '#shared/order';
import { isSent } from '#shared/order-state';
import { countryOf } from '#shared/place-country';

/** Countries that weigh parcels in pounds, and those that print on Letter (CLDR). */
const pounds = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];
const letter = [...pounds, 'BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'SV', 'VE'];

export type Customs = {
  /** The code of the country where parcels leave; null if the settings name none. */
  origin: string | null;
  /** A parcel within its country needs no form. */
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
  const destination = shippingAddress && readCountry(shippingAddress.country);
  const isNeeded = !origin || origin !== destination;
  if (!origin) return { origin, isNeeded, unit: 'lb or kg', sheet: null };
  return {
    origin,
    isNeeded,
    unit: pounds.includes(origin) ? 'lb' : 'kg',
    sheet: letter.includes(origin) ? 'Letter' : 'A4',
  };
}

/**
 * Returns whether an order has a slip, which lies in a parcel: there is none if the buyer has the works already, or the order is cancelled.
 */
export function hasPackingSlip(order: Order): boolean {
  return order.paidAt !== null && order.status !== 'cancelled' && isSent(order);
}
