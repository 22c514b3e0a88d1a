/** Into the browser's cache, which keeps a page for a while. */
const ahead = { rel: 'prefetch' };
/** Into memory, where the router's own request finds it: the way through the cache holds up a slow telephone. */
const atHand = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };

/** Fetches a page of the site as soon as somebody points at its link, and the checkout when they point at Buy Now. */
export function bindPrefetch(): void {
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

function prefetch({ target }: Event): void {
  if (!(target instanceof Element)) return;
  hint(linkOf(target), ahead);
  hint(checkoutOf(target), atHand);
}

function linkOf(target: Element): string | undefined {
  const link = target.closest('a');
  if (link?.origin !== location.origin || 'astroReload' in link.dataset) return undefined;
  return link.pathname === location.pathname ? undefined : link.href;
}

// No other form: what is typed into one has no place in an address.
function checkoutOf(target: Element): string | undefined {
  const button = target.closest<HTMLButtonElement>('form[action="/checkout"] button');
  const artwork = button?.form?.querySelector('input')?.value;
  return artwork && `/checkout?artworkId=${encodeURIComponent(artwork)}`;
}

function hint(href: string | undefined, way: Partial<HTMLLinkElement>): void {
  if (!href || document.querySelector(`link[rel^=pre][href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), way, { href }));
}
