import { nameCountry } from '#shared/format';
import type { Order, ShippingAddress } from '#shared/order';

export function OrderBuyer({ order }: { order: Order }) {
  const { customerName, customerEmail, shippingAddress, customerNotes, mails, method } = order;
  const unsent = mails.filter(({ state }) => state !== 'sent');
  return (
    <div className="min-w-0 break-words text-sm">
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
      {shippingAddress && <Address address={shippingAddress} />}
      {!shippingAddress && method !== 'elsewhere' && <p>No address yet</p>}
      {customerNotes && <blockquote className="mt-2 border-l pl-3">{customerNotes}</blockquote>}
      {unsent.length > 0 && (
        <p className="mt-2 text-sann">
          E-mail not sent yet: {unsent.map(({ kind }) => kind.replace('-', ' ')).join(', ')}
        </p>
      )}
    </div>
  );
}

function Address({
  address: { name, address, city, postalCode, country, phone },
}: {
  address: ShippingAddress;
}) {
  return (
    <address className="mt-2 not-italic">
      {name}
      <br />
      {address}
      <br />
      {[postalCode, city].filter(Boolean).join(' ')}
      <br />
      {nameCountry(country)}
      {phone && (
        <>
          <br />
          {phone}
        </>
      )}
    </address>
  );
}
