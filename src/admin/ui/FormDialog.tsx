import { Form } from '../../form/Form.tsx';
import { useForm, type FormOptions, type Form as FormState } from '../../form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Elements } from '../../ui/elements.ts';
import { focusTarget } from './focus-place.ts';
import type { DialogControl } from './use-dialog.ts';

type FormDialogProps<Values extends object, Input> = {
  dialog: Pick<DialogControl<unknown>, 'isOpen' | 'close' | 'place'>;
  title: string;
  yes: string | ((values: Values) => string);
  busy: string;
  no: string;
  form: Omit<FormOptions<Values, Input>, 'onDone'>;
  children: (form: FormState<Values>) => Elements;
};

/** Shows a dialog with a question or fields. It closes after the call, and stays open with its refusal. */
export function FormDialog<Values extends object, Input>(props: FormDialogProps<Values, Input>) {
  const { dialog, title, ...rest } = props;
  const { isOpen, close, place } = dialog;

  function finish() {
    close();
    // The call may have removed this dialog with its trigger.
    focusTarget(place)?.focus();
  }

  return (
    <Dialog open={isOpen} onClose={close} trigger={focusTarget(place)} title={title}>
      <Fields {...rest} onDone={finish} onClose={close} />
    </Dialog>
  );
}

type FieldsProps<Values extends object, Input> = Pick<
  FormDialogProps<Values, Input>,
  'yes' | 'busy' | 'no' | 'form' | 'children'
> & {
  onDone: () => void;
  onClose: () => void;
};

function Fields<Values extends object, Input>(props: FieldsProps<Values, Input>) {
  const { yes, busy, no, children, onDone, onClose } = props;
  const form = useForm({ ...props.form, onDone });
  return (
    <Form
      form={form}
      className="grid gap-5"
      buttons={
        <div className="mt-3 flex flex-wrap gap-4">
          {/* A width of its own: the buttons keep their places while an amount is typed. */}
          <Button
            type="submit"
            className={typeof yes === 'string' ? undefined : 'w-full sm:w-72'}
            aria-disabled={form.isBusy}
          >
            {form.isBusy ? busy : typeof yes === 'string' ? yes : yes(form.values)}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {no}
          </Button>
        </div>
      }
    >
      {children(form)}
    </Form>
  );
}
