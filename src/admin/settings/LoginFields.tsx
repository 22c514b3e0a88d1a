import { useState } from 'react';
import { accountInput, type AccountAnswer } from '#shared/admin/account';
import { bySchema } from '../../form/by-schema.ts';
import { Form } from '../../form/Form.tsx';
import { FormFields } from '../../form/FormFields.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { ShowTyped } from '../ui/ShowTyped.tsx';
import { saveAccount } from './account-store.ts';

const check = bySchema(accountInput);

/** Shows the form of the login. An empty new password leaves the present one. No draft keeps a password. */
export function LoginFields({ stored: { username } }: { stored: AccountAnswer }) {
  const [isShown, setShown] = useState(false);
  const form = useForm({
    stored: { username, newPassword: '', password: '' },
    check: ({ newPassword, ...others }) =>
      check({ ...others, newPassword: newPassword || undefined }),
    send: saveAccount,
  });
  const isChanged = form.changed.some((name) => name !== 'password');
  const plain = { autoCapitalize: 'none', spellCheck: false };
  const type = isShown ? 'text' : 'password';
  return (
    <Form
      form={form}
      className="grid gap-5"
      buttons={
        <Button type="submit" disabled={form.isBusy || !isChanged} className="justify-self-start">
          Save
        </Button>
      }
    >
      <FormFields
        form={form}
        fields={{
          username: { ...plain, label: 'Username', autoComplete: 'username' },
          newPassword: {
            ...plain,
            label: 'New password',
            type,
            autoComplete: 'new-password',
            hint: 'At least 12 characters. Empty: it stays as it is.',
          },
          password: {
            ...plain,
            label: 'Present password',
            type,
            autoComplete: 'current-password',
            hint: 'A change signs out your other devices and sends you a mail.',
          },
        }}
      />
      <ShowTyped isShown={isShown} onChange={setShown} />
    </Form>
  );
}
