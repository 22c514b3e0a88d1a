import { countDuring } from '../../fixtures/blobs/blobs-requests.ts';
import { newBuyer } from '../../fixtures/buyers/buyers.ts';
import { blobsBudget } from '../budgets.ts';
import type { OnShop, Section } from '../section.ts';

const wishes = [['jou-mache'], ['bato-anba-loraj', 'lannwit-sou-mon-yo']];

export async function countFormRequests({ shop }: OnShop): Promise<Section> {
  const section: Section = {
    title: 'Requests to Blobs of a card form; the first in a cold function',
    rows: [],
    broken: [],
  };
  for (const [index, ids] of wishes.entries()) {
    const blobs = await countDuring(shop, () => newBuyer(shop).openCard(ids));
    const keys = index === 0 ? blobsBudget.keys : 0;
    const most = blobsBudget.form + keys + (ids.length - 1) * blobsBudget.furtherArtwork;
    section.rows.push({ artworks: ids.length, blobs, most });
    if (blobs > most)
      section.broken.push(`A form of ${ids.length}: ${blobs} requests to Blobs, at most ${most}`);
  }
  return section;
}
