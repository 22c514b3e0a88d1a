import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountInput, type AccountAnswer, type AccountInput } from '#shared/admin/account';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { ShowTyped } from '../ui/ShowTyped.tsx';
import { saveAccount } from './account-store.ts';

const plain = { autoCapitalize: 'none', spellCheck: false } as const;

/** An empty new password leaves the present one. */
export function LoginFields({ stored }: { stored: AccountAnswer }) {
  const { username } = stored;
  const [isShown, setShown] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState, reset } = useForm<AccountInput>({
    resolver: zodResolver(accountInput),
    defaultValues: { username, password: '' },
  });
  const { errors, dirtyFields, isSubmitting } = formState;
  const isChanged = Boolean(dirtyFields.username ?? dirtyFields.newPassword);
  const type = isShown ? 'text' : 'password';

  async function save(input: AccountInput) {
    const refused = await saveAccount(input);
    setRefusal(refused);
    if (!refused) reset({ username: input.username, newPassword: '', password: '' });
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="grid gap-5">
      <Field
        {...plain}
        label="Username"
        autoComplete="username"
        error={errors.username?.message}
        {...register('username')}
      />
      <Field
        {...plain}
        label="New password"
        type={type}
        autoComplete="new-password"
        hint="At least 12 characters. Empty: it stays as it is."
        error={errors.newPassword?.message}
        {...register('newPassword', { setValueAs: (typed: string) => typed || undefined })}
      />
      <Field
        {...plain}
        label="Present password"
        type={type}
        autoComplete="current-password"
        hint="A change signs out your other devices and sends you a mail."
        error={errors.password?.message}
        {...register('password')}
      />
      <ShowTyped isShown={isShown} onChange={setShown} />
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <Button type="submit" disabled={isSubmitting || !isChanged} className="justify-self-start">
        Save
      </Button>
    </form>
  );
}
