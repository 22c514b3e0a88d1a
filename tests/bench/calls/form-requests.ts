import { countDuring } from '../../fixtures/blobs/blobs-requests.ts';
import { newBuyer } from '../../fixtures/buyers/buyers.ts';
import { blobsBudget } from '../budgets.ts';
import type { OnShop, Section } from '../section.ts';

const wishes = [['jou-mache'], ['bato-anba-loraj', 'lannwit-sou-mon-yo']];

export async function countFormRequests({ shop }: OnShop): Promise<Section> {
  const section: Section = {
    title: 'Requests to Blobs of a card form, warm',
    rows: [],
    broken: [],
  };
  // A cold function also reads the keys.
  await newBuyer(shop).openCard(['choublak']);
  for (const ids of wishes) {
    const blobs = await countDuring(shop, () => newBuyer(shop).openCard(ids));
    const most = blobsBudget.form + (ids.length - 1) * blobsBudget.furtherArtwork;
    section.rows.push({ artworks: ids.length, blobs, most });
    if (blobs > most)
      section.broken.push(`A form of ${ids.length}: ${blobs} requests to Blobs, at most ${most}`);
  }
  return section;
}
