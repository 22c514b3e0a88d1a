import { readCountry } from './countries.ts';
import { lazily } from './lazily.ts';

const stateCodes =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC';
const stateNames =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming';
const states = lazily(
  () => new Set([...stateCodes.split(' '), ...stateNames.split(',')].map((name) => plain(name))),
);

/**
 * Returns the code of the country that a place ends with: 'Jacmel, Haiti', 'Florida', 'Miami, FL 33101'. Null if it names
 * none, or may name two: 'Atlanta, Georgia' and 'Los Angeles, CA'.
 */
export function countryOf(place: string): string | null {
  const last = place.split(/[,\n]/).findLast((part) => part.trim()) ?? '';
  const [name = '', zip] = last.trim().split(/\s+(?=\d{5}(?:-\d{4})?$)/);
  if (!states().has(plain(name))) return zip ? null : readCountry(name);
  return zip || !readCountry(name) ? 'US' : null;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('.', '');
}
