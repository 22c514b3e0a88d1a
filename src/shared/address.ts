import { fold } from './find.ts';
import { nameCountry } from './format.ts';
import type { Language } from './language.ts';
import type { ShippingAddress } from './order.ts';

/** Countries that write the postal code behind the city, or below it; all others before it (Google's libaddressinput). */
const codeBehind =
  'AS AU BB BD BH BM BN BT CA CC CO CX FM GU HM IL IN JO KH LB LS LV MH MM MP MT MV NF NG NP NZ PE PG PK PR PW SA SO TW UM US VC VE VI';
const codeBelow =
  'AC AF AI BR CN CR CU EG FK GB GG GS HN HU ID IE IM IO IQ IR JE KE KP KR LK MN NA PH PN RU SD SH SZ TA TC TH UA VG VN ZA';
const otherNames = {
  'United States of America': 'US',
  'U.S.A.': 'US',
  'U.K.': 'GB',
  England: 'GB',
};

/** Returns the lines below the name, as on a parcel in its country. */
export function addressLines(
  shipping: ShippingAddress | null,
  language: Language = 'en',
): string[] {
  if (!shipping) return [];
  const { address, country, phone } = shipping;
  return [address, ...placeLines(shipping), nameCountry(country, language), phone].flatMap(
    (line) => line || [],
  );
}

function placeLines({ city, state, postalCode, country }: ShippingAddress): string[] {
  const place = [city, state].filter(Boolean).join(', ');
  if (isIn(codeBelow, country)) return [place, postalCode];
  const line = isIn(codeBehind, country) ? [place, postalCode] : [postalCode, place];
  return [line.filter(Boolean).join(' ')];
}

/** Returns whether the country is among the codes. A buyer's country is its code or a name that they wrote. */
function isIn(codes: string, country: string): boolean {
  const otherCode = Object.entries(otherNames).find(
    ([name]) => plain(name) === plain(country),
  )?.[1];
  return codes
    .split(' ')
    .some(
      (code) =>
        code === otherCode ||
        [code, nameCountry(code), nameCountry(code, 'fr')].map(plain).includes(plain(country)),
    );
}

function plain(name: string): string {
  return fold(name).replace(/\P{L}/gu, '');
}
