import { formatAmount } from '#shared/format-amount';
import type { AdminOrder } from '#shared/order';
import { pictureUrl } from '#shared/pictures/picture';
import { PrintCertificates } from './OrderActions.tsx';
import { sizeLabel } from '#shared/wall/size-words';
import type { WidthStep } from '#shared/pictures/variants';

const thumbnailWidth: WidthStep = 96;

export function OrderItems({ order }: { order: AdminOrder }) {
  return (
    <div className="text-sm">
      <h3 className="text-sann">Works</h3>
      <ul className="divide-y divide-liy border-b border-liy">
        {order.items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 py-2">
            {item.imageUrl && (
              <img
                src={pictureUrl(item.imageUrl, thumbnailWidth, 'webp')}
                alt=""
                width={48}
                height={48}
                loading="lazy"
                className="size-12 object-contain print:hidden"
              />
            )}
            <div className="min-w-0 flex-1">
              <em className="font-display text-base">{item.artworkTitle}</em>
              {item.returnedAt && <span className="ml-2 text-sann">Returned</span>}
              <p className="text-sann">{sizeLabel(item.dimensions)}</p>
              <p className="text-sann">{item.technique}</p>
            </div>
            <span>{formatAmount(item.price)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 py-2 text-base font-medium">
        <span>Total</span> <span>{formatAmount(order.totalAmount)}</span>
      </p>
      <PrintCertificates order={order} />
    </div>
  );
}
