import { centsOf, formatCents } from '#shared/money';
import type { Order } from '#shared/order';

/** The works of an order and what they cost together. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <table className="w-full self-start text-sm">
      <caption className="text-left text-sann">Works</caption>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id} className="border-b border-liy">
            <th scope="row" className="py-1 text-left font-normal">
              <em>{item.artworkTitle}</em>
            </th>
            <td className="py-1 text-right align-top">{formatCents(centsOf(item.price))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="text-base font-medium">
          <th scope="row" className="py-1 text-left font-medium">
            Total
          </th>
          <td className="py-1 text-right">{formatCents(centsOf(order.totalAmount))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
