/** Fetches a page of the site as soon as somebody points at its link, or at Buy Now. */
export function bindPrefetch(): void {
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

function prefetch({ target }: Event): void {
  const href = target instanceof Element && (linkOf(target) ?? checkoutOf(target));
  if (!href || findHint(href)) return;
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = href;
  document.head.append(hint);
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

function findHint(href: string): Element | null {
  return document.querySelector(`link[rel=prefetch][href="${CSS.escape(href)}"]`);
}
