import clsx from 'clsx';
import type { ComponentProps } from 'react';

const looks = {
  primary: 'bg-flanbwayan px-6 text-mi hover:bg-flanbwayan-deep disabled:bg-liy disabled:text-sann',
  secondary:
    'border border-sann px-6 text-lank hover:border-lank hover:bg-twal disabled:border-liy disabled:text-sann',
  quiet:
    '-mx-1 px-1 text-lank underline decoration-lanme underline-offset-4 hover:text-lanme disabled:text-sann',
};

type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof looks };

/** Shows a button. The look `primary` is that of the main action. */
export function Button({ look = 'primary', className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={clsx(
        'inline-flex min-h-11 items-center justify-center gap-2 font-medium transition-colors duration-300 disabled:cursor-not-allowed',
        looks[look],
        className,
      )}
      {...rest}
    >
      {/* A translation that comes late must not bring the words of a moment before back. */}
      {typeof children === 'string' ? <span key={children}>{children}</span> : children}
    </button>
  );
}
