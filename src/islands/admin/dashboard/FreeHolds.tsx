import { useStore } from '@nanostores/react';
import { useState } from 'react';
import {
  $freeing,
  askToFree,
  freeAllHolds,
  type Freeing,
  type Progress,
} from '../../../stores/admin/holds.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { describeCounts, describeKept, nameHolds } from './hold-words.ts';

export function FreeHolds({ isOffered }: { isOffered: boolean }) {
  const freeing = useStore($freeing);
  const [isOpen, setIsOpen] = useState(false);

  function ask() {
    // A run that goes on is shown again, not begun again.
    if (freeing?.step !== 'freeing') void askToFree();
    setIsOpen(true);
  }

  return (
    <>
      {/* Where it was pressed it stays, for the focus to come back to. */}
      {(isOffered || freeing) && (
        <Button look="secondary" className="mt-4" onClick={ask}>
          Free all unpaid holds
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={titleOf(freeing)}>
        {freeing && <Step freeing={freeing} onClose={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}

function titleOf(freeing: Freeing | null): string {
  const isBegun = freeing?.step === 'freeing' || freeing?.step === 'done';
  return isBegun ? 'Unpaid holds' : 'Free all unpaid holds?';
}

function Step({ freeing, onClose }: { freeing: Freeing; onClose: () => void }) {
  switch (freeing.step) {
    case 'counting':
      return <Spinner label="Counting holds..." />;
    case 'asking':
      return <Question counts={freeing.counts} onClose={onClose} />;
    case 'freeing':
      return (
        <Spinner
          label={`Freeing... ${nameHolds(freeing.progress.freed)} freed${leftWords(freeing.progress)}`}
        />
      );
    case 'done':
      return (
        <>
          <Outcome progress={freeing.progress} />
          <Button look="secondary" className="mt-8" onClick={onClose}>
            Close
          </Button>
        </>
      );
    case 'failed':
      return (
        <>
          <ErrorNote>{freeing.reason}</ErrorNote>
          {freeing.progress && <Outcome progress={freeing.progress} />}
          <div className="mt-8 flex flex-wrap gap-4">
            <Button onClick={() => void (freeing.progress ? freeAllHolds() : askToFree())}>
              Try again
            </Button>
            <Button look="secondary" onClick={onClose}>
              Close
            </Button>
          </div>
        </>
      );
  }
}

type QuestionProps = {
  counts: Extract<Freeing, { step: 'asking' }>['counts'];
  onClose: () => void;
};

function Question({ counts, onClose }: QuestionProps) {
  const mayFree = counts.freeable > 0 || counts.uncounted > 0;
  return (
    <div role="status">
      <p>{describeCounts(counts)}</p>
      {mayFree && (
        <p className="mt-4 text-sann">
          The orders of freed holds are cancelled, and their works are for sale again. A payment
          that Stripe is processing at that moment stays.
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-4">
        {mayFree && (
          <Button onClick={() => void freeAllHolds()}>
            {counts.uncounted > 0 ? 'Free them' : `Free ${nameHolds(counts.freeable)}`}
          </Button>
        )}
        <Button look="secondary" onClick={onClose}>
          {mayFree ? 'Keep them' : 'Close'}
        </Button>
      </div>
    </div>
  );
}

function Outcome({ progress }: { progress: Progress }) {
  return (
    <p role="status" className="mt-4 first:mt-0">
      {nameHolds(progress.freed)} freed{leftWords(progress)}. {describeKept(progress.kept)}
    </p>
  );
}

function leftWords({ left }: Progress): string {
  return left > 0 ? `, ${left} left` : '';
}
