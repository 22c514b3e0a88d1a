import { formatCents } from '#shared/money';
import type { BoughtItem, PaymentOutcome } from '#shared/payment';
import { pageLanguage } from '../../../words/page-language.ts';
import { boughtPicture, endingPictureSide } from '../payment/bought-picture.ts';
import type { KnownOutcome } from '../payment/payment-outcome.ts';

/** Properties of the element of that name, or what stands for '{}' in its text. Null removes it. */
type Parts = Record<string, Partial<HTMLAnchorElement> | string | null | undefined>;

/** Returns the page's template of the answer with its parts filled (rule 31). */
export function fillAnswer(learned: KnownOutcome): DocumentFragment {
  const template = document.getElementById(`payment-${learned.state}`) as HTMLTemplateElement;
  // A copy in the template's own document loads no picture before it is filled.
  const answer = template.content.cloneNode(true) as DocumentFragment;
  if (!('items' in learned)) return answer;
  const parts = partsOf(learned);
  for (const element of answer.querySelectorAll<HTMLElement>('[data-part]')) {
    const part = parts[element.dataset.part!];
    if (part === null) element.remove();
    else if (typeof part === 'string') fillText(element, part);
    else Object.assign(element, part);
  }
  const { items } = learned;
  if (items.length > 1) {
    for (const element of answer.querySelectorAll<HTMLElement>('[data-many]')) {
      element.textContent = element.dataset.many!;
    }
  }
  const picture = answer.querySelector<HTMLElement>('[data-picture]');
  picture?.replaceWith(...items.map((item) => fillPicture(picture, item, items.length)));
  return answer;
}

function fillText(element: HTMLElement, value: string): void {
  element.textContent = element.textContent.replace('{}', () => value);
}

function fillPicture(empty: HTMLElement, item: BoughtItem, count: number): Node {
  const { frame, image } = boughtPicture(item, count, endingPictureSide);
  const filled = empty.cloneNode(true) as HTMLElement;
  Object.assign(filled.style, frame);
  Object.assign(filled.querySelector('img')!, image, { alt: item.artworkTitle });
  filled.querySelector('figcaption')!.textContent = item.artworkTitle;
  return filled;
}

/** Returns the parts of an answer. One artwork has its own checkout; several are chosen in the shop again. */
function partsOf({ reason, cents, orderNumber, orderPage, artworkIds }: PaymentOutcome): Parts {
  // Beside this page, in its language.
  const checkout = artworkIds.length === 1 ? { href: `checkout?artworkId=${artworkIds[0]}` } : null;
  return {
    reason: reason && { textContent: reason },
    number: orderNumber,
    amount: { textContent: formatCents(cents, pageLanguage()) },
    orderPage: orderPage && { href: orderPage },
    tryAgain: checkout,
    elsewhere: checkout ? null : undefined,
  };
}
