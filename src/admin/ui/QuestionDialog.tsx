import type { Elements } from '../../ui/elements.ts';
import { FormDialog } from './FormDialog.tsx';
import type { Call } from '../calls/use-call.ts';
import type { DialogControl } from './use-dialog.ts';

/** `busy` replaces `yes` during the call. */
export type Question = {
  title: string;
  words: Elements | string;
  yes: string;
  busy: string;
  no: string;
};

type QuestionDialogProps = {
  dialog: DialogControl<Question>;
  run: Call;
};

export function QuestionDialog({ dialog, run, ...rest }: QuestionDialogProps) {
  if (!dialog.subject) return null;
  const { words, ...question } = dialog.subject;
  return (
    <FormDialog
      key={dialog.count}
      dialog={dialog}
      {...question}
      {...rest}
      form={{ stored: {}, check: () => ({ input: {}, errors: null }), send: run }}
    >
      {() => (typeof words === 'string' ? <p>{words}</p> : words)}
    </FormDialog>
  );
}
