import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ownerInput, type OwnerInput } from '#shared/admin/account';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { enter } from '../session.ts';
import { ShowTyped } from '../ui/ShowTyped.tsx';
import { purposes, type Purpose } from './purposes.ts';
import { textOf } from '../../lib/refused-answer.ts';

const empty: OwnerInput = { secret: '', username: '', password: '' };

/** Signs in at the end. */
export function OwnerForm({ purpose }: { purpose: Purpose }) {
  const { intro, nameHint, submit, busy, send } = purposes[purpose];
  const [isShown, setShown] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<OwnerInput>({
    resolver: zodResolver(ownerInput),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const type = isShown ? 'text' : 'password';

  async function save(input: OwnerInput) {
    setRefusal(null);
    try {
      await send(input);
      enter();
    } catch (error) {
      const told = error instanceof ApiError ? textOf(error) : '';
      setRefusal(told || 'The shop could not be reached. Please try again.');
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="grid gap-6">
      <p>{intro}</p>
      <Field
        label="SHOP_SECRET"
        type={type}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The variable that you gave the server. If it is lost, give the server another one and deploy."
        error={errors.secret?.message}
        {...register('secret')}
      />
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={nameHint}
        error={errors.username?.message}
        {...register('username')}
      />
      <Field
        label="New password"
        type={type}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        hint="At least 12 characters. A few words are easy to type on a phone."
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="-mt-4">
        <ShowTyped isShown={isShown} onChange={setShown} />
      </div>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? busy : submit}
      </Button>
    </form>
  );
}
