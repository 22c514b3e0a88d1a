import type { BoughtOrder } from '#shared/payment';
import { findArtwork } from '../../artworks/artworks.ts';
import { takenState } from '../../takes/artwork-state.ts';
import { isSold, readLiveTakes, type Take } from '../../takes/takes.ts';
import { boughtItem } from './for-buyer.ts';
import { findOrderByNumber, paidOrderPage } from '../record/records.ts';

/** Returns what leads a buyer to the order of their own sale (rule 79). Null without an order. */
export async function ownSaleOf({ orderId }: Take): Promise<BoughtOrder | null> {
  const order = await findOrderByNumber(orderId);
  return (
    order && {
      orderNumber: order.id,
      orderPage: paidOrderPage(order),
      items: order.items.map(boughtItem),
    }
  );
}

/** Returns the order with which a buyer has bought the first of these artworks. Null if they have not bought all of them. */
export async function findOwnSale(ids: string[], buyer: string): Promise<BoughtOrder | null> {
  const sales = await Promise.all(ids.map((id) => findOwnTake(id, buyer)));
  const [first] = sales;
  return first && sales.every(Boolean) ? ownSaleOf(first) : null;
}

async function findOwnTake(id: string, buyer: string): Promise<Take | undefined> {
  const [artwork, live] = await Promise.all([findArtwork(id), readLiveTakes(id)]);
  if (!artwork || takenState(artwork, live, buyer) !== 'bought') return undefined;
  return live.find((take) => isSold(take) && take.buyer === buyer);
}
