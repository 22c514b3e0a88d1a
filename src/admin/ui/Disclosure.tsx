import { useState, type ReactElement } from 'react';
import type { Form } from '../../form/use-form.ts';
import { Fold } from './Fold.tsx';

type DisclosureProps = {
  summary: string;
  form: Pick<Form, 'errors'>;
  /** Whether it has the field of an error: it is open then, so that the field gets the focus. */
  has: (name: string) => boolean;
  className?: string | undefined;
  /** Rendered while it is open. */
  children: () => ReactElement;
};

/** Shows the fields of a form that most people leave as they are, folded. */
export function Disclosure({ summary, form, has, className, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || Object.keys(form.errors).some((name) => form.errors[name] && has(name));
  return (
    <Fold
      className={className}
      summary={<span>{summary}</span>}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isShown && children()}
    </Fold>
  );
}
