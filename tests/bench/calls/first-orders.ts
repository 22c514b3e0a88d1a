import { countDuring } from '../../fixtures/blobs/blobs-requests.ts';
import { newBuyer } from '../../fixtures/buyers/buyers.ts';
import { blobsBudget } from '../budgets.ts';
import type { OnShop, Section } from '../section.ts';

const orders = [['jou-mache'], ['bato-anba-loraj', 'lannwit-sou-mon-yo']];

/** Requests to the store of a first card order; its pieces must never have been held. */
export async function countFirstOrders({ shop }: OnShop): Promise<Section> {
  const section: Section = {
    title: 'Requests to Blobs of a first order by card, without retries',
    rows: [],
    broken: [],
  };
  for (const ids of orders) {
    const blobs = await countDuring(shop, () => newBuyer(shop).openCard(ids));
    const most = blobsBudget.order + (ids.length - 1) * blobsBudget.furtherPiece;
    section.rows.push({ pieces: ids.length, blobs, most });
    if (blobs > most)
      section.broken.push(`An order of ${ids.length}: ${blobs} requests to Blobs, at most ${most}`);
  }
  return section;
}
