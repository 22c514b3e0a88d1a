import clsx from 'clsx';
import type { ComponentProps } from 'react';

export function PrimaryLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={clsx(
        'inline-flex min-h-11 items-center justify-center border border-transparent bg-flanbwayan px-6 font-medium text-mi transition-colors hover:bg-flanbwayan-deep',
        className,
      )}
    >
      {children}
    </a>
  );
}
