import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

type DraftNoteProps = { isStale: boolean; onKeep: () => void; onDiscard: () => void };

/** Says that the form shows a draft; one of an older version leaves the choice (rule 39). */
export function DraftNote({ isStale, onKeep, onDiscard }: DraftNoteProps) {
  if (!isStale) {
    return (
      <p className="mb-5 flex flex-wrap items-center gap-x-4 text-sm text-sann">
        <span>What you typed before is here, not saved yet.</span>
        <Button look="quiet" onClick={onDiscard}>
          Discard it
        </Button>
      </p>
    );
  }
  return (
    <div className="mb-5 grid justify-items-start gap-3">
      <ErrorNote>
        This artwork was changed in another window after you typed. Your words are in the fields.
      </ErrorNote>
      <p className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onKeep}>
          Keep what I typed
        </Button>
        <Button look="secondary" onClick={onDiscard}>
          Take the other version
        </Button>
      </p>
    </div>
  );
}
