import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { FieldFrame } from '../../ui/Field.tsx';

type TextFieldProps = ComponentProps<'textarea'> & { label: string; hint?: string | undefined };

export function TextField({ label, hint, className, ...textarea }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          {...textarea}
          className={clsx(control.className, '[field-sizing:content]', className)}
        />
      )}
    </FieldFrame>
  );
}
