import type { ReactNode } from 'react';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Rest } from './Rest.tsx';

type SoldNoteProps = { onPayRest: () => void; children: ReactNode };

/** A retry cannot succeed, so it offers the rest or links to the shop. */
export function SoldNote({ onPayRest, children }: SoldNoteProps) {
  return (
    <div className="space-y-4">
      <ErrorNote>{children}</ErrorNote>
      <Rest onPay={onPayRest} />
    </div>
  );
}
