import clsx from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import type { Elements } from '../../ui/elements.ts';

type FoldProps = Omit<ComponentProps<'details'>, 'children'> & {
  summary: ReactElement;
  children: Elements;
};

/** Shows a press, and what it opens. */
export function Fold({ summary, children, ...rest }: FoldProps) {
  return (
    <details {...rest}>
      <summary className="flex min-h-11 items-center justify-between gap-4 font-medium text-lank">
        {summary}
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

/** Shows the sign of folds on a button that opens something in its place. */
export function FoldSign({ isOpen }: { isOpen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'size-2 border-b border-r border-current',
        isOpen ? '[rotate:225deg]' : '[rotate:45deg]',
      )}
    />
  );
}
