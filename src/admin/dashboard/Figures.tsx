import clsx from 'clsx';
import type { ReactNode } from 'react';

export function Figures({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-liy border-y border-liy">{children}</dl>;
}

type FigureProps = {
  name: string;
  isUrgent?: boolean;
  note?: string | undefined;
  children: ReactNode;
};

export function Figure({ name, isUrgent = false, note, children }: FigureProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt>{name}</dt>
      <dd className={clsx('ml-auto text-right', isUrgent && 'font-medium text-flanbwayan')}>
        {children}
      </dd>
      {note && <dd className="basis-full text-right text-sm text-sann">{note}</dd>}
    </div>
  );
}

export function NoFigures({ children }: { children: ReactNode }) {
  return <p className="text-sann">{children}</p>;
}
