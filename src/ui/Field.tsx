import clsx from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ComponentProps, type ReactElement } from 'react';

const controlStyle =
  'block min-h-11 w-full border border-sann bg-mi px-3 py-2 text-lank placeholder:text-sann aria-[invalid]:border-flanbwayan disabled:bg-twal';

type Control = {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type FieldFrameProps = {
  label: string | ReactElement;
  error?: string | undefined;
  hint?: string | undefined;
  className?: string | undefined;
  /** Renders the control with the attributes for label and error. */
  children: (control: Control) => ReactElement;
};

export function FieldFrame({ label, error, hint, className, children }: FieldFrameProps) {
  const id = useId();
  const control: Control = { id, className: controlStyle };
  if (error) control['aria-invalid'] = true;
  if (error || hint) control['aria-describedby'] = `${id}-words`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-medium text-lank">
        <span>{label}</span>
      </label>
      {children(control)}
      {(error || hint) && (
        <p
          id={`${id}-words`}
          className={clsx(
            'mt-1 flex items-center gap-1.5 text-sm',
            error ? 'text-flanbwayan' : 'text-sann',
          )}
        >
          {error && <CircleAlert aria-hidden size={16} className="shrink-0" />}
          <span className="min-w-0">{error ?? hint}</span>
        </p>
      )}
    </div>
  );
}

type FieldProps = Omit<FieldFrameProps, 'children'> &
  ComponentProps<'input'> & {
    /** Of a text with several lines. */
    rows?: number | undefined;
  };

export function Field({ label, error, hint, className, ...rest }: FieldProps) {
  const Control = (rest.rows ? 'textarea' : 'input') as 'input';
  return (
    <FieldFrame {...{ label, error, hint, className }}>
      {(control) => <Control {...control} {...rest} />}
    </FieldFrame>
  );
}
