import { useId, useState } from 'react';
import { allCountries, readCountries, readCountry } from '#shared/countries';
import { isFound } from '#shared/find';
import { nameCountry } from '#shared/format';
import type { FieldProps } from '../../form/FormFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fold } from '../ui/Fold.tsx';

/** What a press ticks. */
const groups = {
  Caribbean:
    'AI AG AW BS BB BQ BM VG KY CU CW DM DO GD GP HT JM MQ MS PR BL KN LC MF VC SX TT TC VI',
  'European Union':
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
};

/** Shows countries to tick; none is all. The value is their codes: 'US, CA'. */
export function CountriesField({ label, hint, value, onChange }: FieldProps) {
  const id = useId();
  const chosen = readCountries(value as string);
  const [first] = useState(chosen);
  const [find, setFind] = useState('');
  const all = [...new Set([...first, ...allCountries()])];
  const shown = all.filter((code) => isNamed(code, find));
  const choose = (codes: string[]) => onChange([...new Set(codes)].join(', '));

  return (
    <fieldset className="min-w-0" aria-describedby={id}>
      <legend className="mb-1 font-medium text-lank">{label}</legend>
      <p>{chosen.map((code) => nameCountry(code)).join(', ') || 'All countries'}</p>
      <Fold summary={<span>Choose countries</span>}>
        <Field
          label="Find a country"
          type="search"
          autoComplete="off"
          value={find}
          onChange={({ target }) => setFind(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <ul
          aria-label={label}
          className="mt-2 grid max-h-80 grid-cols-1 gap-x-6 overflow-y-auto border border-liy px-4 py-2 sm:grid-cols-2"
        >
          {shown.map((code) => (
            <li key={code}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-lanme"
                  checked={chosen.includes(code)}
                  onChange={({ target: { checked } }) =>
                    choose(
                      checked
                        ? [...chosen, code]
                        : chosen.filter((chosenCode) => chosenCode !== code),
                    )
                  }
                />
                <span>{nameCountry(code)}</span>
              </label>
            </li>
          ))}
          {shown.length === 0 && <li className="py-2">{`No country with “${find.trim()}”`}</li>}
        </ul>
        <div className="flex flex-wrap gap-x-6">
          {Object.entries(groups).map(([name, codes]) => (
            <Button
              key={name}
              look="quiet"
              onClick={() => choose([...chosen, ...codes.split(' ')])}
            >
              {`Tick ${name}`}
            </Button>
          ))}
          <Button look="quiet" onClick={() => choose([])}>
            None
          </Button>
        </div>
      </Fold>
      <p id={id} className="mt-1 text-sm text-sann">
        {hint}
      </p>
    </fieldset>
  );
}

/** Returns whether a country is meant, also by its French name, its code, or a usual one like 'USA'. */
function isNamed(code: string, find: string): boolean {
  return (
    isFound(find, [nameCountry(code), nameCountry(code, 'fr'), code]) || readCountry(find) === code
  );
}
