import type { Artwork } from '#shared/artwork';
import type { OwnSale } from '#shared/payment';
import { titleIn } from '#shared/translations';
import { HttpError } from '../../errors.ts';
import { boughtItem } from '../orders/new-order.ts';
import { findOrderByNumber, paidOrderPage } from '../orders/records.ts';
import type { Take } from '../takes/takes.ts';

/** Says to the buyer of an artwork that it is theirs, with the way to their order. Null without an order. */
export async function ownSaleError(artwork: Artwork, { orderId }: Take): Promise<HttpError | null> {
  const order = await findOrderByNumber(orderId);
  if (!order) return null;
  const details: OwnSale = {
    bought: {
      orderNumber: order.id,
      orderPage: paidOrderPage(order),
      items: order.items.map(boughtItem),
    },
  };
  return new HttpError(
    409,
    ({ bought, language }) => bought(titleIn(language, artwork)),
    {},
    details,
  );
}
