import type { AddressValue, ElementOptions } from '../stripe-js/messages.ts';
import { createCountrySelect, describeAddress } from './countries.ts';
import { createField, createInput, type Field } from './field.ts';
import type { Form } from './form.ts';

type Lines = Record<'name' | keyof AddressValue['address'], Field>;

/** Creates the form of name and address. The country decides which lines there are and what they are called. */
export function createAddressForm({ allowedCountries, defaultValues = {} }: ElementOptions): Form {
  const select = createCountrySelect(allowedCountries, defaultValues.address?.country);
  const isPostalCodeNeeded = () => describeAddress(select.value).isPostalCodeNeeded;
  const lines: Lines = {
    name: createLine('name', 'Full name'),
    country: createField({
      name: 'country',
      label: 'Country or region',
      input: select,
      findProblem: () => null,
    }),
    line1: createLine('address-line1', 'Address line 1'),
    line2: createLine('address-line2', 'Address line 2 (optional)', () => false),
    city: createLine('address-level2', 'City'),
    state: createLine('address-level1', 'State', () => false),
    postal_code: createLine('postal-code', 'ZIP code', isPostalCodeNeeded),
  };
  prefill(lines, { ...defaultValues.address, name: defaultValues.name });
  select.addEventListener('input', () => {
    followCountry(lines);
    lines.postal_code.recheck();
  });
  followCountry(lines);
  return { fields: Object.values(lines), readValue: () => readAddress(lines) };
}

/** Creates a line of the address, named by its autofill token. */
function createLine(token: string, label: string, isNeeded = () => true): Field {
  return createField({
    name: token,
    label,
    input: createInput({ type: 'text', autocomplete: token }),
    findProblem: (value) =>
      value || !isNeeded()
        ? null
        : { code: `incomplete_${token}`, message: 'This field is incomplete.' },
  });
}

function prefill(lines: Lines, values: Partial<Record<keyof Lines, string | null | undefined>>) {
  for (const [line, value] of Object.entries(values)) {
    if (value) lines[line as keyof Lines].input.value = value;
  }
}

function followCountry({ country, state, postal_code }: Lines): void {
  const { regionLabel, postalCodeLabel, isPostalCodeNeeded } = describeAddress(country.input.value);
  state.root.hidden = !regionLabel;
  state.label.textContent = regionLabel ?? '';
  postal_code.label.textContent = isPostalCodeNeeded
    ? postalCodeLabel
    : `${postalCodeLabel} (optional)`;
}

function readAddress({ name, state, ...lines }: Lines): AddressValue {
  const read = (field: Field) => field.input.value.trim();
  return {
    name: read(name),
    address: {
      line1: read(lines.line1),
      line2: read(lines.line2) || null,
      city: read(lines.city),
      state: state.root.hidden ? '' : read(state),
      postal_code: read(lines.postal_code),
      country: read(lines.country),
    },
  };
}
