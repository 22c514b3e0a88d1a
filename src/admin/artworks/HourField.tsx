import { useStore } from '@nanostores/react';
import { cityOf, momentOf, shownAt } from '#shared/hour';
import type { FieldProps } from '../../form/FormFields.tsx';
import { ownTimeZone } from '../../lib/buyer.ts';
import { Field } from '../../ui/Field.tsx';
import { $timeZone } from '../session/session.ts';

/**
 * A moment (ISO 8601), '' for none, or what the schema refuses: a day and time that the shop's clocks do not show, or what is typed in part,
 * which browsers do not tell.
 */
type Hour = string | { isTypedInPart: true };

/** Takes a day and time of the shop's clocks, and gives a moment. */
export function HourField({ onChange, value, ...field }: FieldProps) {
  const timeZone = useStore($timeZone) || 'UTC';
  const hour = value as Hour;
  const text = typeof hour === 'string' ? hour : '';
  const isMoment = Number.isFinite(Date.parse(text)) && text.length > shownLength;
  return (
    <Field
      type="datetime-local"
      {...field}
      hint={field.hint ?? hintIn(timeZone)}
      value={isMoment ? shownAt(text, timeZone) : text}
      onChange={({ target }) => {
        const typed = target.value.slice(0, shownLength);
        const isTypedInPart = target.validity.badInput;
        const next: Hour = isTypedInPart
          ? { isTypedInPart }
          : typed && (momentOf(typed, timeZone) ?? typed);
        onChange(next);
      }}
    />
  );
}

/** Of '2026-11-27T18:00'. */
const shownLength = 16;

function hintIn(timeZone: string): string {
  const own = ownTimeZone();
  const device = own === timeZone ? '' : ` This device is set to ${cityOf(own)}.`;
  return `In the time of ${cityOf(timeZone)}.${device} Empty: on sale at once.`;
}
