export const carriers = ['ups', 'usps', 'fedex', 'dhl', 'other'] as const;
export type Carrier = (typeof carriers)[number];

export const carrierNames: Record<Carrier, string> = {
  ups: 'UPS',
  usps: 'USPS',
  fedex: 'FedEx',
  dhl: 'DHL',
  other: 'Other',
};

const forms: [Carrier, RegExp][] = [
  ['ups', /^1Z[0-9A-Z]{16}$/],
  ['usps', /^(9[1-5]\d{18,24}|[A-Z]{2}\d{9}US)$/],
  ['dhl', /^(\d{10}|JJ?D\d{10,20})$/],
  ['fedex', /^(\d{12}|\d{15}|\d{20})$/],
];

const pages: Record<Exclude<Carrier, 'other'>, string> = {
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB=',
};

/** Returns the carrier whose numbers have this form; null if none has. */
export function suggestCarrier(trackingNumber: string): Carrier | null {
  const plain = plainNumber(trackingNumber);
  return forms.find(([, form]) => form.test(plain))?.[0] ?? null;
}

type Parcel = { trackingNumber: string | null; carrier?: Carrier | undefined };

/** Returns the carrier's page of a parcel; null without a number or with a carrier that the shop does not know. */
export function trackingPage({ trackingNumber, carrier }: Parcel): string | null {
  if (!trackingNumber || !carrier || carrier === 'other') return null;
  return pages[carrier] + encodeURIComponent(plainNumber(trackingNumber));
}

function plainNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}
