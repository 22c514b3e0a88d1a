import { readCents } from './amount.ts';
import { readCountries } from './countries.ts';
import { nameCountry } from './format.ts';
import type { Language } from './language.ts';
import { centsOf, dollarsOf, formatCents, type Cents } from './money.ts';

export type SaleSettings = Record<'returnDays' | 'shippingCosts' | 'shippingCountries', string>;

type ShippingCost = { countries: string[]; cents: Cents };

const costPattern = /^([A-Z]{2}(?:, [A-Z]{2})*): (\d{1,6}(?:\.\d{1,2})?)$/;

/** Makes ' us,Canada : 45,5' 'US, CA: 45.50', each group on a line of its own. What cannot be read stays, and `areShippingCosts` refuses it. */
export function tidyShippingCosts(text: string): string {
  const lines = text.split('\n').map((line) => tidyCost(line));
  return lines.filter(Boolean).join('\n');
}

function tidyCost(line: string): string {
  const [groups = '', ...rest] = line.split(':');
  const cents = readCents(rest.join(':'));
  const tidy = cents !== null && `${readCountries(groups).join(', ')}: ${dollarsOf(cents)}`;
  return tidy && costPattern.test(tidy) ? tidy : line.trim();
}

/** Returns whether each line is a group with its cost, and each country is in one group. */
export function areShippingCosts(text: string): boolean {
  const countries = readShippingCosts(text).flatMap((cost) => cost.countries);
  const lines = text.split('\n').filter(Boolean);
  return (
    lines.every((line) => costPattern.test(line)) && new Set(countries).size === countries.length
  );
}

export function readShippingCosts(text: string): ShippingCost[] {
  return text.split('\n').flatMap((line) => {
    const [, countries, amount] = costPattern.exec(line) ?? [];
    return countries ? [{ countries: countries.split(', '), cents: centsOf(amount) }] : [];
  });
}

/** Returns the countries that the shop sends to; none if it names none. */
export function destinationsOf({ shippingCountries, shippingCosts }: SaleSettings): string[] {
  if (shippingCountries) return shippingCountries.split(', ');
  return readShippingCosts(shippingCosts).flatMap(({ countries }) => countries);
}

export type SaleTermsWords = {
  returns: (days: number) => string;
  /** `amount`: null where the price includes it. */
  shipping: (countries: string, amount: string | null) => string;
};

/** Returns a sentence for each group of countries, and one for returns; none for what is unset (rule 93). */
export function describeSaleTerms(
  { shippingCosts, returnDays }: SaleSettings,
  words: SaleTermsWords,
  language: Language,
): string[] {
  const costs = readShippingCosts(shippingCosts).map(({ countries, cents }) =>
    words.shipping(
      countries.map((country) => nameCountry(country, language)).join(', '),
      cents > 0 ? formatCents(cents, language) : null,
    ),
  );
  return returnDays ? [...costs, words.returns(Number(returnDays))] : costs;
}
