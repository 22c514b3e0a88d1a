import { centsOf, formatCents } from '#shared/money';
import type { Order, OrderItem } from '#shared/order';

/** The works of an order and what they cost together. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <table className="w-full self-start text-sm">
      <caption className="text-left text-sann">Works</caption>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id} className="border-b border-liy">
            <th scope="row" className="py-2 text-left font-normal">
              <span className="flex items-center gap-3">
                <img
                  src={thumbnailOf(item)}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  className="size-12 object-contain print:hidden"
                />
                <em>{item.artworkTitle}</em>
              </span>
            </th>
            <td className="py-2 text-right">{formatCents(centsOf(item.price))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="text-base font-medium">
          <th scope="row" className="py-2 text-left font-medium">
            Total
          </th>
          <td className="py-2 text-right">{formatCents(centsOf(order.totalAmount))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function thumbnailOf({ imageUrl }: OrderItem): string {
  return `/.netlify/images?url=${encodeURIComponent(imageUrl)}&w=96&fm=webp`;
}
