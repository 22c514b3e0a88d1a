import { fold } from './find.ts';
import { nameCountry } from './format.ts';
import { lazily } from './lazily.ts';

/** Names that people write beside those of English and French. */
const otherNames: Record<string, string> = {
  usa: 'US',
  unitedstatesofamerica: 'US',
  america: 'US',
  etazini: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  ayiti: 'HT',
  kanada: 'CA',
  frans: 'FR',
};

/** Codes of places without a post of their own. */
const noCountries = 'CP CQ DG EA EU EZ IC QO UM UN XA XB ZZ';

/** Reads 'USA, Haïti' and 'us ca' as codes of two letters. What it does not know stays, in capital letters. */
export function readCountries(text: string): string[] {
  const names = text.split(/[,;\n]/).map((name) => name.trim());
  return names
    .filter(Boolean)
    .flatMap((name) => codes().get(spell(name)) ?? name.toUpperCase().split(/\s+/));
}

/** Returns the code of one country; null for a text that is none. */
export function readCountry(text: string): string | null {
  const [code = '', ...more] = readCountries(text);
  return more.length === 0 && nameCountry(code) !== code ? code : null;
}

/** The codes of all countries, by their English names. */
export const allCountries = lazily(() => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isOfToday)
    .sort((first, second) => nameCountry(first).localeCompare(nameCountry(second), 'en'));
});

const codes = lazily(() => {
  const named = allCountries().flatMap((code): [string, string][] => [
    [spell(nameCountry(code, 'en')), code],
    [spell(nameCountry(code, 'fr')), code],
  ]);
  return new Map([...named, ...Object.entries(otherNames)]);
});

/** Returns whether a code is a country of today: 'BU' was Burma, which is 'MM' today. */
function isOfToday(code: string): boolean {
  return (
    !noCountries.includes(code) &&
    nameCountry(code) !== code &&
    new Intl.Locale(`und-${code}`).region === code
  );
}

function spell(name: string): string {
  return fold(name)
    .replace(/^the /, '')
    .replace(/\bsaint\b/, 'st')
    .replace(/[^a-z]/g, '');
}
