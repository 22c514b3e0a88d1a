import type { BoughtItem } from '#shared/payment';
import { refusals } from '#words/refusals';
import type { WithReasonTexts } from '#shared/order';
import type { OrderRecord } from '../record/records.ts';
import { withReasonTexts } from '../record/reason-texts.ts';

type Item = OrderRecord['items'][number];

/** Returns the order as its buyer reads it, with artworks and reasons in its language. */
export function forBuyer(order: OrderRecord): WithReasonTexts<OrderRecord> {
  const { items, language = 'en' } = order;
  const view = withReasonTexts(order, refusals[language], items);
  return { ...view, items: items.map(translateItem) };
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
