import type { Learned } from '../../lib/payment/payment-outcome.ts';

/** Properties of the element of that name; without them it keeps its own. Null removes it. */
type Parts = Record<string, Partial<HTMLAnchorElement> | null | undefined>;

/** Returns the page's template of the answer with its parts filled (rule 31). */
export function fillAnswer(learned: Learned): DocumentFragment {
  const name = typeof learned === 'string' ? learned : learned.state;
  const { content } = document.getElementById(`payment-${name}`) as HTMLTemplateElement;
  const answer = document.importNode(content, true);
  const parts = partsOf(learned);
  for (const element of answer.querySelectorAll<HTMLElement>('[data-part]')) {
    const part = parts[element.dataset['part'] ?? ''];
    if (part === null) element.remove();
    else Object.assign(element, part);
  }
  return answer;
}

/** One artwork has its own checkout; several are chosen in the shop again. */
function partsOf(learned: Learned): Parts {
  if (typeof learned === 'string') return {};
  const { reason, orderPage, artworkIds } = learned;
  const [only = '', ...others] = artworkIds;
  const hasCheckout = only !== '' && others.length === 0;
  return {
    reason: reason === undefined ? undefined : { textContent: reason },
    orderPage: orderPage === null ? null : { href: orderPage },
    tryAgain: hasCheckout ? { href: `/checkout?artworkId=${encodeURIComponent(only)}` } : null,
    elsewhere: hasCheckout ? null : undefined,
  };
}
