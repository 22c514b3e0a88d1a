import { useState } from 'react';
import { ownerInput, type OwnerInput } from '#shared/admin/account';
import { bySchema } from '../../form/by-schema.ts';
import { Form } from '../../form/Form.tsx';
import { FormFields } from '../../form/FormFields.tsx';
import { useForm } from '../../form/use-form.ts';
import { ApiError } from '../../lib/call.ts';
import { Button } from '../../ui/Button.tsx';
import { enter } from '../session.ts';
import { ShowTyped } from '../ui/ShowTyped.tsx';
import { purposes, type Purpose } from './purposes.ts';
import { textOf } from '../../lib/refused-answer.ts';

const empty: OwnerInput = { secret: '', username: '', password: '' };
const check = bySchema(ownerInput);

/** Signs in at the end. No draft keeps a secret. */
export function OwnerForm({ purpose }: { purpose: Purpose }) {
  const { intro, nameHint, submit, busy, send } = purposes[purpose];
  const [isShown, setShown] = useState(false);
  const form = useForm({
    stored: empty,
    check,
    async send(input) {
      try {
        await send(input);
        return null;
      } catch (error) {
        const told = error instanceof ApiError ? textOf(error) : '';
        return told || 'The shop could not be reached. Please try again.';
      }
    },
    onDone: enter,
  });
  const plain = { autoCapitalize: 'none', spellCheck: false };
  const type = isShown ? 'text' : 'password';
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
      <p>{intro}</p>
      <FormFields
        form={form}
        fields={{
          secret: {
            ...plain,
            label: 'SHOP_SECRET',
            type,
            autoComplete: 'off',
            hint: 'The variable that you gave the server. If it is lost, give the server another one and deploy.',
          },
          username: { ...plain, label: 'Username', autoComplete: 'username', hint: nameHint },
          password: {
            ...plain,
            label: 'New password',
            type,
            autoComplete: 'new-password',
            hint: 'At least 12 characters. A few words are easy to type on a phone.',
          },
        }}
      />
      <div className="-mt-4">
        <ShowTyped isShown={isShown} onChange={setShown} />
      </div>
    </Form>
  );
}
