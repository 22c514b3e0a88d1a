import { navigate } from 'astro:transitions/client';
import { buyAddress } from './buy-address.ts';

/** Replaces Astro's ClientRouter component, whose script must run before the first paint (rule 5). */
export function bindSoftNavigation(): void {
  document.addEventListener('click', follow);
  document.addEventListener('submit', send);
  document.addEventListener('astro:before-swap', leaveFocus);
  document.addEventListener('astro:after-swap', focusContent);
}

/** Blurs the focused element: it makes the browser compute the styles of the whole old page again when it is replaced. */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Focuses the content, so that the next Tab goes on below the header. */
function focusContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || isLeftToTheBrowser(event, link)) return;
  event.preventDefault();
  // The same order, certificate or checkout in another language.
  go(link.hreflang ? location.href.replace(/[^?#]*/, link.href) : link.href, link);
}

// The entry of an open dialog becomes the next page's: Back leads to the page below.
function go(address: string, sourceElement: Element): void {
  void navigate(address, { sourceElement, history: history.state?.layers ? 'replace' : 'auto' });
}

// Another tab, a download, another site, the administration.
function isLeftToTheBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, altKey, shiftKey } = event;
  if (defaultPrevented || button || metaKey || ctrlKey || altKey || shiftKey) return true;
  if (link.origin !== location.origin || link.target || link.download) return true;
  return 'astroReload' in link.dataset;
}

// Buy Now sends a form, so that it works without scripts.
function send(event: SubmitEvent): void {
  const button = event.submitter as HTMLButtonElement | null;
  if (!button?.value) return;
  event.preventDefault();
  go(buyAddress(button), button);
}
