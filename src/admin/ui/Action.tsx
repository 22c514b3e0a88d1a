import { useId, type ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { leavePlace, placeOf } from './focus-place.ts';
import { QuestionDialog, type Question } from './QuestionDialog.tsx';
import { useCall, type Call } from '../calls/use-call.ts';
import { useDialog } from './use-dialog.ts';

type ActionProps = {
  label: string;
  /** The end of the label for screen readers, where several buttons have the same one. */
  labelEnd?: string;
  look?: ComponentProps<typeof Button>['look'];
  /** Stands above the button. */
  words?: string;
  /** Asked before the call. */
  question?: Question;
  /** False: no button, but an open question stays. */
  isOffered?: boolean;
  run: Call;
};

/** Shows a button with its call, after a question if there is one. */
export function Action({ label, labelEnd, words, question, run, ...rest }: ActionProps) {
  const { look = 'secondary', isOffered = true } = rest;
  const { isBusy, refusal, start } = useCall(run);
  const dialog = useDialog<Question>();
  const wordsId = useId();

  async function press(button: HTMLElement) {
    if (question) return dialog.open(question, button);
    const place = placeOf(button);
    await start();
    leavePlace(place);
  }

  return (
    <div className="grid justify-items-start gap-2 empty:hidden print:hidden">
      {words && <p id={wordsId}>{words}</p>}
      {isOffered && (
        <Button
          look={look}
          aria-describedby={words && wordsId}
          aria-disabled={isBusy}
          onClick={(event) => void press(event.currentTarget)}
        >
          <span>{label}</span>
          {labelEnd && <span className="sr-only">{labelEnd}</span>}
        </Button>
      )}
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <QuestionDialog dialog={dialog} run={run} />
    </div>
  );
}
