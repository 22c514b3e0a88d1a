import { isUnreadable } from '#shared/amount';
import { formatDay } from '#shared/day';
import { dollarsOf, formatCents } from '#shared/money';
import { mostParts } from '#shared/offer';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { AmountField } from '../ui/AmountField.tsx';
import { planOf, type OfferForm } from './offer-values.ts';
import type { PartRow } from './part-plan.ts';

const empty: PartRow = { amount: '', until: '' };

/** Shows in how many parts the money comes, with their amounts and days. */
export function OfferParts({ form }: { form: OfferForm }) {
  const { parts } = form.values;
  const plan = planOf(form.values);
  const last = parts.length - 1;
  const isUnsure = parts.slice(0, -1).some(({ amount }) => isUnreadable(amount));

  function choose(count: number) {
    const rows = Array.from({ length: count }, (_, place) => parts[place] ?? empty);
    form.change({ parts: count > 1 ? rows : [] });
  }

  function set(place: number, change: Partial<PartRow>) {
    form.change({ parts: parts.map((row, at) => (at === place ? { ...row, ...change } : row)) });
  }

  return (
    <div className="grid gap-4">
      <FieldFrame
        label="Payment"
        error={form.errors['parts']}
        hint={last > 0 ? 'Amounts that you leave empty are equal.' : undefined}
      >
        {(control) => (
          <select
            {...control}
            value={parts.length || 1}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {Array.from({ length: mostParts }, (_, place) => (
              <option key={place} value={place + 1}>
                {countWords(place)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {parts.length > 0 && (
        <ol className="grid gap-3">
          {plan.map(({ cents, until }, place) => (
            <li key={place} className="grid grid-cols-2 gap-x-4">
              {place === last ? (
                <p>
                  <span className="mb-1 block font-medium">{nameOf(place)}</span>
                  <span className="flex min-h-11 items-center">
                    {isUnsure ? 'The rest' : `${formatCents(cents)}, the rest`}
                  </span>
                </p>
              ) : (
                <AmountField
                  name="amount"
                  label={nameOf(place)}
                  placeholder={dollarsOf(cents)}
                  error={form.errors[`parts.${place}.cents`]}
                  value={parts[place]!.amount}
                  onChange={(amount) => set(place, { amount: amount as string })}
                />
              )}
              {place === 0 ? (
                <p>
                  <span className="mb-1 block font-medium">By</span>
                  <span className="flex min-h-11 items-center">{formatDay(until)}</span>
                </p>
              ) : (
                <Field
                  label={
                    <span>
                      <span className="sr-only">{`${nameOf(place)}: `}</span>
                      <span>By</span>
                    </span>
                  }
                  type="date"
                  value={until}
                  error={form.errors[`parts.${place}.until`]}
                  onChange={({ target }) => set(place, { until: target.value })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function countWords(more: number): string {
  if (more === 0) return 'All at once';
  return more === 1 ? 'A deposit and 1 month' : `A deposit and ${more} months`;
}

function nameOf(place: number): string {
  return place === 0 ? 'Deposit' : `Month ${place}`;
}
