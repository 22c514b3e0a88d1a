import { Button } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import type { Form } from './use-form.ts';

type DraftNoteProps = { form: Pick<Form, 'note' | 'keepTyped' | 'discard'> };

/** Says that the form shows a draft; one of an older version leaves the choice (rule 39). */
export function DraftNote({ form: { note, keepTyped, discard } }: DraftNoteProps) {
  if (!note) return null;
  if (note === 'found') {
    return (
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-sann">
        <span>What you typed before is here, not saved yet.</span>
        <Button look="quiet" onClick={discard}>
          Discard it
        </Button>
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <ErrorNote>
        This was changed in another window after you typed. Your words are in the fields.
      </ErrorNote>
      <p className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={keepTyped}>
          Keep what I typed
        </Button>
        <Button look="secondary" onClick={discard}>
          Take the other version
        </Button>
      </p>
    </div>
  );
}
