import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $isSold } from '../../stores/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { SoldNote } from './SoldNote.tsx';
import { $words } from '../../words/islands/words.ts';

type RetryProps = { onRetry: () => void; children: ReactNode };

export function Retry({ onRetry, children }: RetryProps) {
  const { checkout } = useStore($words);
  if (useStore($isSold)) return <SoldNote onPayRest={onRetry}>{children}</SoldNote>;
  return (
    <div className="space-y-4">
      <ErrorNote>{children}</ErrorNote>
      <Button look="secondary" onClick={onRetry}>
        {checkout.retry}
      </Button>
    </div>
  );
}
