import type { ReactNode } from 'react';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { BackToShop } from './BackToShop.tsx';

/** What was refused because a piece is sold: no second try can help, so the way leads back to the shop. */
export function SoldNote({ children }: { children: ReactNode }) {
  return (
    <div className="space-y-4">
      <ErrorNote>{children}</ErrorNote>
      <BackToShop />
    </div>
  );
}
