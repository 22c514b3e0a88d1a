import type { AdminOrder } from '#shared/order';

export function SaleElsewhere({ order }: { order: AdminOrder }) {
  const { elsewhere, orderPage, paidAt } = order;
  if (!elsewhere) return null;
  return (
    <>
      {elsewhere.place && <p>{elsewhere.place}</p>}
      {elsewhere.note && <p className="whitespace-pre-line">{elsewhere.note}</p>}
      {orderPage && paidAt && (
        <a
          href={orderPage}
          className="inline-flex min-h-11 w-fit items-center underline decoration-lanme underline-offset-4 print:hidden"
        >
          <span>Receipt</span>
          <span className="sr-only">{` of order ${order.id}`}</span>
        </a>
      )}
    </>
  );
}
