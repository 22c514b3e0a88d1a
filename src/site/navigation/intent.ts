import { whenOpenedBefore } from '../overlays/opened-before.ts';
import { loadCheckout, loadMount } from './parts.ts';
import { reloadOnce } from './reload-once.ts';

const screens: Record<string, (control: HTMLElement) => Promise<unknown>> = {
  gallery: () => import('../gallery/Gallery.tsx'),
  checkout: ({ dataset }) =>
    loadCheckout().then(({ fetchArtworkEarly }) => fetchArtworkEarly(dataset.id ?? '')),
};

/** Loads React with the first sign of intent: cart, gallery or toast (rule 58). */
export function bindIntent(): void {
  document.addEventListener('click', runControl);
  window.addEventListener('vite:preloadError', reloadOnce);
  whenOpenedBefore(() => {
    loadCheckout().catch(reloadOnce);
    loadMount().then((mount) => mount.prepare(), reloadOnce);
  });
}

export function prepareControl(event: Event): void {
  const control = findControl(event);
  if (!control) return;
  screens[control.dataset.intent ?? '']?.(control).catch(reloadOnce);
  loadMount().then((mount) => mount.prepare(control), reloadOnce);
}

function runControl(event: MouseEvent): void {
  const control = findControl(event);
  if (!control) return;
  const { target } = event;
  if (control.dataset.intent === 'ask') {
    // A link, which leads to a page with the same form, also in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
  }
  prepareControl(event);
  loadMount().then((mount) => mount.runControl(control, target), reloadOnce);
}

function findControl({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-intent]') : null;
}
