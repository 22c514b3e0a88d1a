import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { FieldFrame } from './Field.tsx';

type LinesProps = ComponentProps<'textarea'> &
  Pick<ComponentProps<typeof FieldFrame>, 'label' | 'labelEnd' | 'error' | 'hint'> & {
    /** Whether it is as high as its text. */
    grows?: boolean | undefined;
    controlClass?: string | undefined;
  };

/** A text with several lines. */
export function Lines({
  label,
  labelEnd,
  error,
  hint,
  className,
  grows,
  controlClass,
  ...rest
}: LinesProps) {
  return (
    <FieldFrame {...{ label, labelEnd, error, hint, className }}>
      {(control) => (
        <textarea
          {...control}
          {...rest}
          className={clsx(
            control.className,
            'block',
            grows && '[field-sizing:content]',
            controlClass,
          )}
        />
      )}
    </FieldFrame>
  );
}
