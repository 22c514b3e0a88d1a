import { useStore } from '@nanostores/react';
import type { BuyerOrder } from '#shared/order';
import { Delivery, DeliveryText } from '../checkout/Delivery.tsx';
import { $words } from '../../words/page-words.ts';

type DeliverySectionProps = {
  order: BuyerOrder;
  token: string;
  onSaved: (order: BuyerOrder) => void;
};

/** Shows the delivery. The address stays as it is once the parcel has left (rule 35). */
export function DeliverySection({ order, ...delivery }: DeliverySectionProps) {
  const words = useStore($words).delivery;
  const isOpen = order.status === 'pending' || order.status === 'processing';
  if (!isOpen && !order.shippingAddress) return null;
  return (
    <section aria-labelledby="delivery" className="space-y-4">
      <h2 id="delivery" className="font-display text-xl">
        {words.title}
      </h2>
      <div>
        {isOpen ? <Delivery order={order} {...delivery} /> : <DeliveryText order={order} />}
      </div>
    </section>
  );
}
