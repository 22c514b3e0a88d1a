import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import type { Attempt } from './use-card-payment.ts';

type CardWordsProps = { attempt: Attempt; onCheckAgain: () => void };

export function CardWords({ attempt, onCheckAgain }: CardWordsProps) {
  if (attempt.state === 'failed') return <ErrorNote>{attempt.reason}</ErrorNote>;
  if (attempt.state !== 'unknown') return null;
  return (
    <>
      <ErrorNote>
        We could not reach the shop to learn what became of your payment. Please do not pay again
        yet.
      </ErrorNote>
      <Button look="secondary" className="w-full" onClick={onCheckAgain}>
        Check again
      </Button>
    </>
  );
}
