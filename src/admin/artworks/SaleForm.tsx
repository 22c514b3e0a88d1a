import type { AdminArtwork } from '#shared/artwork';
import { centsOf, formatCents } from '#shared/money';
import { saleInput } from '#shared/sale';
import { bySchema } from '../../form/by-schema.ts';
import { AmountField } from '../../form/fields.tsx';
import { Form } from '../../form/Form.tsx';
import { FormFields } from '../../form/FormFields.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { sellElsewhere } from './artworks-store.ts';

type SaleFormProps = { artwork: AdminArtwork; onSold: () => void };

const empty = { place: '', price: '', buyerName: '', note: '' };

const fields = {
  place: { label: 'Where' },
  price: { label: 'Price', as: AmountField },
  buyerName: { label: 'Buyer', autoComplete: 'off' },
  note: { label: 'Note', rows: 2, hint: 'Only you read it.' },
};

const check = bySchema(saleInput);

export function SaleForm({ artwork, onSold }: SaleFormProps) {
  const form = useForm({
    stored: empty,
    draft: `unsaved-sale/${artwork.id}`,
    check: (values) => check({ ...values, artworkId: artwork.id }),
    send: (input, sent) => sellElsewhere(artwork, input, sent),
    onDone: onSold,
  });
  return (
    <Form
      form={form}
      className="grid gap-5"
      buttons={
        <Button type="submit" className="w-full sm:w-fit" aria-disabled={form.isBusy}>
          {form.isBusy ? 'Writing it down...' : 'It is sold'}
        </Button>
      }
    >
      <FormFields form={form} fields={fields} hints={{ price: priceHint(artwork) }} />
    </Form>
  );
}

function priceHint({ price }: AdminArtwork): string {
  const here = price ? `Here it costs ${formatCents(centsOf(price))}. ` : '';
  return `${here}In dollars; empty if you do not know it.`;
}
