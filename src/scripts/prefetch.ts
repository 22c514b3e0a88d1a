const intoHttpCache = { rel: 'prefetch' };
/** The router finds the checkout in memory, which saves a slow phone the reading of the HTTP cache. */
const intoMemory = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };

/** Fetches a page when its link is pointed at, and the checkout when Buy Now is. */
export function bindPrefetch(): void {
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

function prefetch({ target }: Event): void {
  if (!(target instanceof Element)) return;
  hint(linkOf(target), intoHttpCache);
  hint(checkoutOf(target), intoMemory);
}

function linkOf(target: Element): string | undefined {
  const link = target.closest('a');
  if (link?.origin !== location.origin || 'astroReload' in link.dataset) return undefined;
  return link.pathname === location.pathname ? undefined : link.href;
}

// Only this form: others carry typed text, which must not get into an address.
function checkoutOf(target: Element): string | undefined {
  const button = target.closest<HTMLButtonElement>('form[action="/checkout"] button');
  const artwork = button?.form?.querySelector('input')?.value;
  return artwork && `/checkout?artworkId=${encodeURIComponent(artwork)}`;
}

function hint(href: string | undefined, way: Partial<HTMLLinkElement>): void {
  if (!href || document.querySelector(`link[rel^=pre][href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), way, { href }));
}
