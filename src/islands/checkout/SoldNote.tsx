import type { ReactNode } from 'react';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { BackToShop } from './BackToShop.tsx';

/** A retry cannot succeed, so it links to the shop. */
export function SoldNote({ children }: { children: ReactNode }) {
  return (
    <div className="space-y-4">
      <ErrorNote>{children}</ErrorNote>
      <BackToShop />
    </div>
  );
}
