import { useState } from 'react';
import type * as z from 'zod';
import { bySchema } from '../../form/by-schema.ts';
import { Form } from '../../form/Form.tsx';
import { TickField } from '../../form/fields.tsx';
import { FormFields, type FieldRow } from '../../form/FormFields.tsx';
import { useForm } from '../../form/use-form.ts';
import { ApiError } from '../../lib/call.ts';
import { textOf } from '../session/refusal-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { openWantedPage } from '../session/session.ts';
import { ShowTyped } from '../ui/ShowTyped.tsx';

type PasswordFormProps<Values> = {
  stored: Values;
  schema: z.ZodType<Values>;
  /** For password managers, if it is no field of the form. */
  username?: string;
  /** Those of the type 'password' can be shown. */
  fields: { [Name in keyof Values]?: FieldRow };
  submit: string;
  busy: string;
  send: (input: Values) => Promise<unknown>;
};

/** Signs in at the end. No draft keeps a secret. */
export function PasswordForm<Values extends { isLong?: boolean | undefined }>(
  props: PasswordFormProps<Values>,
) {
  const { stored, schema, username, fields, submit, busy, send } = props;
  const [isShown, setShown] = useState(false);
  const form = useForm<Values, Values>({
    stored,
    check: bySchema(schema),
    async send(input) {
      try {
        await send(input);
        return await openWantedPage();
      } catch (error) {
        const reason = error instanceof ApiError ? textOf(error) : '';
        return reason || 'The shop could not be reached. Please try again.';
      }
    },
  });
  return (
    <Form
      form={form}
      className="grid gap-6"
      buttons={
        <Button type="submit" disabled={form.isBusy}>
          {form.isBusy ? busy : submit}
        </Button>
      }
    >
      {username && <Field {...usernameField} value={username} readOnly />}
      <FormFields form={form} fields={isShown ? shown(fields) : fields} />
      <div className="-mt-4">
        <ShowTyped isShown={isShown} onChange={setShown} />
        <TickField
          name="isLong"
          label="Stay signed in on this device"
          value={form.values.isLong}
          onChange={(isLong) => form.change({ isLong } as Partial<Values>)}
        />
      </div>
    </Form>
  );
}

function shown<Fields extends Record<string, FieldRow | undefined>>(fields: Fields): Fields {
  const rows = Object.entries(fields).map(([name, row]) => [name, { ...row, type: 'text' }]);
  return Object.fromEntries(rows) as Fields;
}

const plain = { autoCapitalize: 'none', spellCheck: false };

export const usernameField = { ...plain, label: 'Username', autoComplete: 'username' };
export const passwordField: FieldRow = {
  ...plain,
  label: 'New password',
  type: 'password',
  autoComplete: 'new-password',
  hint: 'At least 12 characters. A few words are easy to type on a phone.',
};
export const secretField: FieldRow = {
  ...plain,
  label: 'The shop’s secret, ‘SHOP_SECRET’',
  type: 'password',
  autoComplete: 'off',
};
