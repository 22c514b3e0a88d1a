import type { ReactNode } from 'react';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Rest } from './Rest.tsx';

type SoldNoteProps = { onPayRest: () => void; children: ReactNode };

/** Shows an error with the rest of the purchase or a link to the shop, because a retry cannot succeed. */
export function SoldNote({ onPayRest, children }: SoldNoteProps) {
  return (
    <div className="space-y-4">
      <ErrorNote>{children}</ErrorNote>
      <Rest onPay={onPayRest} />
    </div>
  );
}
