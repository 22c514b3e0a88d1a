import clsx from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import type { Elements } from '../../ui/elements.ts';

type FoldProps = Omit<ComponentProps<'details'>, 'children'> & {
  summary: ReactElement;
  children: Elements;
};

/** Shows a press, and what it opens. */
export function Fold({ summary, className, children, ...rest }: FoldProps) {
  return (
    <details
      className={clsx('[&[open]>summary>span:last-child]:[rotate:45deg]', className)}
      {...rest}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-medium text-lank [&::-webkit-details-marker]:hidden">
        {summary}
        <FoldSign />
      </summary>
      {children}
    </details>
  );
}

/** Folds names and commands of programs, which help somebody who helps the painter. */
export function Technical({ children }: { children: Elements }) {
  return (
    <Fold summary={<span>Technical</span>} className="w-full text-sm text-sann">
      {children}
    </Fold>
  );
}

/** Shows the sign of all that opens in its place, as the menu has it. */
export function FoldSign({ className }: { className?: string | false }) {
  return (
    <span aria-hidden="true" className={clsx('shrink-0 text-xl leading-none', className)}>
      +
    </span>
  );
}
