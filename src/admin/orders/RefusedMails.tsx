import { correctedAddressInput } from '#shared/admin/corrected-address';
import type { Order } from '#shared/order';
import { bySchema } from '../../form/by-schema.ts';
import { FormFields } from '../../form/FormFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { Action } from '../ui/Action.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { useDialog, type DialogControl } from '../ui/use-dialog.ts';
import { correctAddress, sendMailsAgain } from './orders-store.ts';

const fields = {
  email: { label: 'E-mail address of the buyer', type: 'email', autoComplete: 'off' },
};

const check = bySchema(correctedAddressInput);

/** Offers what there is to do about an address that the mail server does not know (rule 34). */
export function RefusedMails({ order }: { order: Order }) {
  const dialog = useDialog<Order>();
  return (
    <div className="mt-2 flex flex-wrap gap-3 print:hidden">
      <Button look="secondary" onClick={(event) => dialog.open(order, event.currentTarget)}>
        <span>Correct the address</span>
        <span className="sr-only">{`, order ${order.id}`}</span>
      </Button>
      <Action
        label="Send again"
        labelEnd={`, order ${order.id}`}
        look="quiet"
        run={() => sendMailsAgain(order.id)}
      />
      <AddressDialog dialog={dialog} />
    </div>
  );
}

function AddressDialog({ dialog }: { dialog: DialogControl<Order> }) {
  const { subject: order, count } = dialog;
  if (!order) return null;
  const { id, customerEmail } = order;
  return (
    <FormDialog
      key={count}
      dialog={dialog}
      title={`Correct the address of order ${id}`}
      yes="Save and send"
      busy="Saving..."
      no="Not now"
      form={{
        stored: { email: customerEmail ?? '' },
        draft: `unsaved-email/${id}`,
        check,
        send: ({ email }) => correctAddress(id, email),
      }}
    >
      {(form) => [
        <p key="words">
          All e-mails about this order go there from now on, with the link of its page. You get an
          e-mail about the change.
        </p>,
        <FormFields key="fields" form={form} fields={fields} />,
      ]}
    </FormDialog>
  );
}
