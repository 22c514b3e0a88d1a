import { useStore } from '@nanostores/react';
import { cityOf, momentOf, shownAt } from '#shared/hour';
import type { FieldProps } from '../../form/FormFields.tsx';
import { ownTimeZone } from '../../lib/buyer.ts';
import { Field } from '../../ui/Field.tsx';
import { $timeZone } from '../session/session.ts';

/** Takes a day and time of the shop's clocks, and gives a moment. What these clocks do not show is no moment: the schema refuses it. */
export function HourField({ onChange, value, ...field }: FieldProps) {
  const timeZone = useStore($timeZone) || 'UTC';
  const text = value as string;
  const isMoment = Number.isFinite(Date.parse(text)) && text.length > shownLength;
  return (
    <Field
      type="datetime-local"
      {...field}
      hint={field.hint ?? hintIn(timeZone)}
      value={isMoment ? shownAt(text, timeZone) : text}
      onChange={({ target }) => {
        const typed = target.value.slice(0, shownLength);
        onChange(typed && (momentOf(typed, timeZone) ?? typed));
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
