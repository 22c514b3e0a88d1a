import type { AdminArtwork } from '#shared/artwork';
import type { Language } from '#shared/language';
import { saleInput } from '#shared/offer';
import { bySchema } from '../../form/by-schema.ts';
import { FormFields } from '../../form/FormFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { dayOf } from '../ui/moment.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { useDialog, type DialogControl } from '../ui/use-dialog.ts';
import { languageField } from './OfferDialog.tsx';
import { OfferItems } from './OfferItems.tsx';
import { forTotal, rowOf, type ItemRow } from './offer-values.ts';
import { isFree, sellElsewhere } from './offers-store.ts';

type SoldElsewhereProps = { artwork: AdminArtwork; onSold: () => unknown };

/** Writes down a sale at a fair or in the studio, while no order has the artwork. */
export function SoldElsewhere({ artwork, onSold }: SoldElsewhereProps) {
  const dialog = useDialog<AdminArtwork>();
  return (
    <>
      {isFree(artwork) && (
        <Button look="quiet" onClick={(event) => dialog.open(artwork, event.currentTarget)}>
          Sold elsewhere
        </Button>
      )}
      {dialog.subject && (
        <Sale key={dialog.count} artwork={dialog.subject} dialog={dialog} onSold={onSold} />
      )}
    </>
  );
}

function saleOf(artwork: AdminArtwork) {
  const items: readonly ItemRow[] = [rowOf(artwork)];
  const person = { customerName: '', customerEmail: '', language: 'en' as Language };
  return { items, ...person, day: dayOf(Date.now()), place: '', note: '' };
}

const check = bySchema(saleInput);
const fields = {
  place: { label: 'Where', maxLength: 200 },
  customerName: { label: 'Buyer', autoComplete: 'off', maxLength: 200 },
  customerEmail: {
    label: 'E-mail address',
    type: 'email',
    autoComplete: 'off',
    hint: 'The buyer gets the receipt there.',
  },
  note: { label: 'Note', rows: 2, hint: 'Only you read it.' },
};

type SaleProps = SoldElsewhereProps & { dialog: DialogControl<AdminArtwork> };

function Sale({ artwork, dialog, onSold }: SaleProps) {
  return (
    <FormDialog
      dialog={dialog}
      title={`“${artwork.title}” is sold?`}
      yes={(values) => `It is sold${forTotal(values.items)}`}
      busy="Writing it down..."
      no="Not now"
      form={{
        stored: saleOf(artwork),
        draft: `unsaved-sale/${artwork.id}`,
        check,
        send: (input, sent) => sellElsewhere(artwork.title, input, sent, onSold),
      }}
    >
      {(form) => (
        <>
          <p className="text-sann">
            At a fair, in your studio: write it down, and nobody can buy it here any more. You can
            leave all fields empty, also the price if you do not know it.
          </p>
          <OfferItems form={form} isChange />
          <FormFields
            form={form}
            fields={{
              day: { label: 'Day', type: 'date', max: form.stored.day },
              ...fields,
              ...(form.values.customerEmail && languageField()),
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
