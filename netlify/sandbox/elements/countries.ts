const codes =
  'AC AD AE AF AG AI AL AM AO AQ AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX ' +
  'MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PY QA RE RO RS RU RW SA SB SC SE ' +
  'SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ ' +
  'VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW';
const withPostalCode = 'AT AU BE CA CH CZ DE DK ES FI FR GB IT JP LU MX NL NO PL PR PT SE US';
const regionLabels: Record<string, string> = {
  AU: 'State',
  BR: 'State',
  CA: 'Province',
  IN: 'State',
  MX: 'State',
  US: 'State',
};

/** Creates a choice of the countries that the address may lie in, by English name. */
export function createCountrySelect(
  allowed: string[] | null | undefined,
  preferred: string | null | undefined,
): HTMLSelectElement {
  const select = document.createElement('select');
  select.autocomplete = 'country';
  select.append(...listCountries(allowed).map(([code, name]) => new Option(name, code)));
  const first = preferred ?? 'US';
  if (select.querySelector(`[value="${CSS.escape(first)}"]`)) select.value = first;
  return select;
}

function listCountries(allowed: string[] | null | undefined): [code: string, name: string][] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return codes
    .split(' ')
    .filter((code) => !allowed?.length || allowed.includes(code))
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, first], [, second]) => first.localeCompare(second));
}

/** Returns how a country's addresses are asked for. Without a region label they have no such line. */
export function describeAddress(country: string) {
  return {
    regionLabel: regionLabels[country],
    postalCodeLabel: country === 'US' || country === 'PR' ? 'ZIP code' : 'Postal code',
    isPostalCodeNeeded: withPostalCode.includes(country),
  };
}
