import { useState } from 'react';
import type { Order } from '#shared/order';
import { carrierNames, carriers, suggestCarrier, type Carrier } from '#shared/parcel';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import type { DialogControl } from '../use-dialog.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { sendParcel } from './orders-store.ts';

/** Asks for number and carrier, then tells the buyer. */
export function ParcelDialog({ dialog }: { dialog: DialogControl<Order> }) {
  const { subject: order, count } = dialog;
  return order && <Parcel key={count} order={order} dialog={dialog} />;
}

function Parcel({ order, dialog }: { order: Order; dialog: DialogControl<Order> }) {
  const [number, setNumber] = useState(order.trackingNumber ?? '');
  const [chosen, setChosen] = useState<Carrier | null>(order.carrier ?? null);
  const carrier = chosen ?? suggestCarrier(number) ?? 'other';
  return (
    <FormDialog
      dialog={dialog}
      title={`Order ${order.id} is sent`}
      yes="Tell the buyer"
      busy="Sending..."
      no="Not yet"
      nextFocus={order.id}
      run={() => sendParcel(order.id, { trackingNumber: number.trim(), carrier })}
    >
      <p>The buyer gets an e-mail with a link to the parcel.</p>
      <Field
        label="Tracking number"
        hint="May stay empty"
        value={number}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setNumber(event.target.value)}
      />
      <FieldFrame label="Carrier">
        {(control) => (
          <select
            {...control}
            value={carrier}
            onChange={(event) => setChosen(event.target.value as Carrier)}
          >
            {carriers.map((one) => (
              <option key={one} value={one}>
                {carrierNames[one]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </FormDialog>
  );
}
