import type { BoughtItem } from '#shared/payment';
import { refusals, reasonText } from '#words/refusals';
import type { OrderRecord } from './records.ts';

type Item = OrderRecord['items'][number];

/** Returns the order as its buyer reads it, with artworks and reasons in its language. */
export function forBuyer(order: OrderRecord): OrderRecord {
  const { items, money, endReason, language = 'en' } = order;
  const tell = (reason: string) => reasonText(reason, refusals[language], items);
  return {
    ...order,
    items: items.map(translateItem),
    money: money.map((entry) => ({ ...entry, note: tell(entry.note) })),
    ...(endReason && { endReason: tell(endReason) }),
  };
}

export function boughtItem(item: Item): BoughtItem {
  const { artworkTitle, imageUrl, imageWidth, imageHeight } = translateItem(item);
  return { artworkTitle, imageUrl, imageWidth, imageHeight };
}

function translateItem({ translatedTitle, translatedTechnique, ...item }: Item): Item {
  return {
    ...item,
    artworkTitle: translatedTitle || item.artworkTitle,
    technique: translatedTechnique || item.technique,
  };
}
