import { trackingInput, type Order } from '#shared/order';
import { carrierNames, suggestCarrier, type Carrier } from '#shared/parcel';
import { bySchema } from '../../form/by-schema.ts';
import { ChoiceField } from '../../form/fields.tsx';
import { FormFields } from '../../form/FormFields.tsx';
import type { DialogControl } from '../ui/use-dialog.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { sendParcel } from './orders-store.ts';

/** `carrier` is empty until it is chosen. */
type Values = { trackingNumber: string; carrier: Carrier | '' };

const fields = {
  trackingNumber: {
    label: 'Tracking number',
    hint: 'May stay empty',
    maxLength: 100,
    autoComplete: 'off',
    spellCheck: false,
  },
  carrier: { label: 'Carrier', as: ChoiceField, choices: carrierNames },
};

const check = bySchema(trackingInput);

/** Asks for number and carrier, then tells the buyer. A closed dialog keeps what was typed. */
export function ParcelDialog({ dialog }: { dialog: DialogControl<Order> }) {
  const { subject: order, count } = dialog;
  if (!order) return null;
  const { id, trackingNumber, carrier } = order;
  return (
    <FormDialog
      key={count}
      dialog={dialog}
      title={`Order ${id} is sent`}
      yes="Tell the buyer"
      busy="Sending..."
      no="Not yet"
      form={{
        stored: { trackingNumber: trackingNumber ?? '', carrier: carrier ?? '' } as Values,
        draft: `unsaved-parcel/${id}`,
        check: (values) => check(withCarrier(values)),
        send: (parcel) => sendParcel(id, parcel),
      }}
    >
      {(form) => [
        <p key="words">The buyer gets an e-mail with a link to the parcel.</p>,
        <FormFields
          key="fields"
          form={{ ...form, values: withCarrier(form.values) }}
          fields={fields}
        />,
      ]}
    </FormDialog>
  );
}

function withCarrier({ trackingNumber, carrier }: Values): Values {
  return { trackingNumber, carrier: carrier || (suggestCarrier(trackingNumber) ?? 'other') };
}
