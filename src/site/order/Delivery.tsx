import { useStore } from '@nanostores/react';
import type { BuyerOrder } from '#shared/order';
import { addressLines } from '#shared/address';
import { DeliveryForm, type DeliveryFormProps } from '../checkout/DeliveryForm.tsx';
import { $words } from '../../words/page-words.ts';

type DeliveryProps = DeliveryFormProps & { order: BuyerOrder };

/** The form is closed once the parcel has left (rule 35). */
export function Delivery({ order, ...form }: DeliveryProps) {
  const { delivery } = useStore($words);
  const { status } = order;
  const isOpen = status === 'pending' || status === 'processing';
  if (!isOpen) return <DeliveryWords order={order} />;
  return (
    <section aria-labelledby="delivery" className="space-y-5">
      <h2 id="delivery" className="font-display text-xl">
        {delivery.title}
      </h2>
      <DeliveryForm order={order} {...form} />
    </section>
  );
}

function DeliveryWords({ order: { shippingAddress, customerNotes } }: { order: BuyerOrder }) {
  const { delivery, language } = useStore($words);
  if (!shippingAddress) return null;
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery" className="mb-4 font-display text-xl">
        {delivery.title}
      </h2>
      {[shippingAddress.name, ...addressLines(shippingAddress, language)].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {customerNotes && (
        <p className="mt-4 whitespace-pre-line text-sann">{delivery.yourNotes(customerNotes)}</p>
      )}
    </section>
  );
}
