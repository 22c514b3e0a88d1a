import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

type RetryProps = { onRetry: () => void; children: ReactNode };

/** What went wrong, and the button to try it again. */
export function Retry({ onRetry, children }: RetryProps) {
  return (
    <div className="space-y-4">
      <ErrorNote>{children}</ErrorNote>
      <Button look="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
