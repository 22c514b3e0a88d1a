import { useStore } from '@nanostores/react';
import type { SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { $certificateWords } from '../../words/certificate-words.ts';

type VerifyFormProps = { typed?: string; refusal?: string };

export function VerifyForm({ typed: before = '', refusal }: VerifyFormProps) {
  const words = useStore($certificateWords).verify;

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code'));
    location.hash = typed.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? '';
  }

  return (
    <form onSubmit={check} className="space-y-5">
      <Field
        label={words.field}
        name="code"
        defaultValue={before}
        error={refusal}
        hint={words.hint}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Button type="submit">{words.check}</Button>
    </form>
  );
}
