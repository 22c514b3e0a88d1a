import { useStore } from '@nanostores/react';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import type { Attempt } from './use-card-payment.ts';
import { $words } from '../../../words/page-words.ts';

type CardWordsProps = { attempt: Attempt; onCheckAgain: () => void };

export function CardWords({ attempt, onCheckAgain }: CardWordsProps) {
  const { card } = useStore($words);
  if (attempt.state === 'failed') return <ErrorNote>{attempt.reason}</ErrorNote>;
  if (attempt.state !== 'unknown') return null;
  return (
    <>
      <ErrorNote>{card.unknown}</ErrorNote>
      <Button look="secondary" className="w-full" onClick={onCheckAgain}>
        {card.checkAgain}
      </Button>
    </>
  );
}
