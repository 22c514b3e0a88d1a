import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $checkout } from './checkout-store.ts';
import { $isSold } from './refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { SoldNote } from './SoldNote.tsx';
import { WaysOn } from './WaysOn.tsx';
import { $words } from '../../words/page-words.ts';

type RetryProps = {
  onRetry: () => void;
  error: unknown;
  /** Another way to pay. */
  otherWay?: ReactNode;
  children: ReactNode;
};

export function Retry({ onRetry, error, otherWay, children }: RetryProps) {
  const { checkout } = useStore($words);
  const { artworks } = useStore($checkout);
  if (useStore($isSold)) return <SoldNote onPayRest={onRetry}>{children}</SoldNote>;
  return (
    <div className="space-y-4">
      <ErrorNote>{children}</ErrorNote>
      <Button look="secondary" onClick={onRetry}>
        {checkout.retry}
      </Button>
      <WaysOn error={error} artwork={artworks[0]}>
        {otherWay}
      </WaysOn>
    </div>
  );
}
