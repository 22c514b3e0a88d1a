import type { ReactElement } from 'react';
import type { Elements } from '../ui/elements.ts';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { moveFocus } from '../ui/focus.ts';
import { DraftNote } from './DraftNote.tsx';
import type { Form as FormState } from './use-form.ts';

type FormProps = {
  form: Pick<FormState, 'note' | 'keepTyped' | 'discard' | 'refusal' | 'submit'>;
  label?: string;
  className?: string;
  buttons: ReactElement | null;
  children: Elements;
};

/** Shows a form with the note of its draft, its fields, the refusal and its buttons. */
export function Form({ form, label, className, buttons, children }: FormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => void form.submit(event)}
    >
      <DraftNote form={form} />
      {children}
      {form.refusal && (
        <div ref={moveFocus} tabIndex={-1}>
          <ErrorNote>{form.refusal}</ErrorNote>
        </div>
      )}
      {buttons}
    </form>
  );
}
