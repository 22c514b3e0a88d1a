import { nameCountry } from '#shared/format';
import type { ShippingAddress } from '#shared/order';

/** Returns the lines below the name, as on a parcel. */
export function addressLines(shipping: ShippingAddress | null): string[] {
  const { address, city, postalCode, country, phone } = shipping ?? {};
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [address, place, country && nameCountry(country), phone].flatMap((line) => line || []);
}
