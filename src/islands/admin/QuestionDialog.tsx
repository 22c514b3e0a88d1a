import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { useCall, type Call } from './use-call.ts';
import type { DialogControl } from './use-dialog.ts';

/** `busy` replaces `yes` during the call. */
export type Question = { title: string; words: ReactNode; yes: string; busy: string; no: string };

type QuestionDialogProps = {
  dialog: DialogControl<Question>;
  run: Call;
  /** The id of the element that gets the focus if the pressed one is gone. */
  nextFocus?: string;
};

/** Closes after the call; stays open with its refusal. */
export function QuestionDialog({ dialog, run, nextFocus = '' }: QuestionDialogProps) {
  const { isOpen, close, subject, trigger, count } = dialog;
  const focused = () => (trigger?.isConnected ? trigger : document.getElementById(nextFocus));

  function finish() {
    close();
    // The call may have removed this dialog with its trigger.
    focused()?.focus();
  }

  return (
    <Dialog open={isOpen} onClose={close} trigger={focused()} title={subject?.title}>
      {subject && (
        <Answers key={count} question={subject} run={run} onDone={finish} onClose={close} />
      )}
    </Dialog>
  );
}

type AnswersProps = { question: Question; run: Call; onDone: () => void; onClose: () => void };

function Answers({ question, run, onDone, onClose }: AnswersProps) {
  const { isBusy, refusal, start } = useCall(run);
  return (
    <>
      <div className="grid gap-4">
        {question.words}
        {refusal && <ErrorNote>{refusal}</ErrorNote>}
      </div>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button
          aria-disabled={isBusy}
          onClick={() => void start().then((isDone) => isDone && onDone())}
        >
          {isBusy ? question.busy : question.yes}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {question.no}
        </Button>
      </div>
    </>
  );
}
