import type { Order } from '#shared/order';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderMails } from './OrderMails.tsx';

export function OrderBuyer({ order }: { order: Order }) {
  const { customerName, customerEmail, shippingAddress, customerNotes, method } = order;
  return (
    <div className="min-w-0 text-sm">
      <h3 className="text-sann">Buyer</h3>
      <p className="text-base">
        {customerName ??
          shippingAddress?.name ??
          (method === 'elsewhere' ? 'Not known' : 'Not known yet')}
      </p>
      {customerEmail && (
        <a
          href={`mailto:${customerEmail}`}
          className="underline decoration-lanme underline-offset-4"
        >
          {customerEmail}
        </a>
      )}
      {shippingAddress && <OrderAddress address={shippingAddress} />}
      {!shippingAddress && method !== 'elsewhere' && <p>No address yet</p>}
      {customerNotes && <blockquote className="mt-2 border-l pl-3">{customerNotes}</blockquote>}
      <OrderMails order={order} />
    </div>
  );
}
