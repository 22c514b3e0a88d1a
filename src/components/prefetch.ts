/** Fetches a page of the site as soon as somebody points at its link. */
export function bindPrefetch(): void {
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin || 'astroReload' in link.dataset) return;
  if (link.pathname === location.pathname || findHint(link.href)) return;
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.href;
  document.head.append(hint);
}

function findHint(href: string): Element | null {
  return document.querySelector(`link[rel=prefetch][href="${CSS.escape(href)}"]`);
}
