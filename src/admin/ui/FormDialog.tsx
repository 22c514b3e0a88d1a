import type { SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Elements } from '../../ui/elements.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { useCall, type Call } from '../use-call.ts';
import { triggerOf, type DialogControl } from '../use-dialog.ts';

type FormDialogProps = {
  dialog: Pick<DialogControl<unknown>, 'isOpen' | 'close' | 'trigger'>;
  title: string;
  yes: string;
  busy: string;
  no: string;
  /** The id of the element that gets the focus if the pressed one is gone. */
  nextFocus?: string;
  run: Call;
  children: Elements;
};

/** A dialog with a question or fields; it closes after the call, and stays open with its refusal. */
export function FormDialog({ dialog, title, nextFocus, ...form }: FormDialogProps) {
  const { isOpen, close } = dialog;

  function finish() {
    close();
    // The call may have removed this dialog with its trigger.
    triggerOf(dialog, nextFocus)?.focus();
  }

  return (
    <Dialog open={isOpen} onClose={close} trigger={triggerOf(dialog, nextFocus)} title={title}>
      <Fields {...form} onDone={finish} onClose={close} />
    </Dialog>
  );
}

type FieldsProps = Pick<FormDialogProps, 'yes' | 'busy' | 'no' | 'run' | 'children'> & {
  onDone: () => void;
  onClose: () => void;
};

function Fields({ yes, busy, no, run, children, onDone, onClose }: FieldsProps) {
  const { isBusy, refusal, start } = useCall(run);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (await start()) onDone();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5">
        {children}
        {refusal && <ErrorNote>{refusal}</ErrorNote>}
      </div>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? busy : yes}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {no}
        </Button>
      </div>
    </form>
  );
}
