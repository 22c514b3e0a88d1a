import { whenOpenedBefore } from '../overlays/opened-before.ts';
import { loadCheckout, loadMount } from './parts.ts';
import { reloadOnce } from './reload-once.ts';
import { onSign } from './signs.ts';

const screens: Record<string, (control: HTMLElement) => Promise<unknown>> = {
  gallery: () => import('../gallery/Gallery.tsx'),
  checkout: ({ dataset }) =>
    loadCheckout().then(({ fetchArtworkEarly }) => fetchArtworkEarly(dataset['id'] ?? '')),
};

/** Loads React with the first sign of intent: cart, gallery or toast (rule 58). */
export function bindIntent(): void {
  onSign(prepare);
  document.addEventListener('click', act);
  window.addEventListener('vite:preloadError', reloadOnce);
  whenOpenedBefore(() => prepareAll().catch(reloadOnce));
}

async function prepareAll(): Promise<void> {
  const [mount] = await Promise.all([loadMount(), loadCheckout()]);
  await mount.prepare('gallery');
}

function prepare(event: Event): void {
  const control = findControl(event);
  if (!control) return;
  load(control).then((mount) => mount.prepare(intentOf(control), control), reloadOnce);
}

function act(event: MouseEvent): void {
  const control = findControl(event);
  if (!control) return;
  const intent = intentOf(control);
  const { target } = event;
  if (intent === 'ask') {
    // A link, which leads to a page with the same form, also in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
  }
  load(control).then((mount) => mount.act(intent, control, target), reloadOnce);
}

function load(control: HTMLElement): ReturnType<typeof loadMount> {
  screens[intentOf(control)]?.(control).catch(reloadOnce);
  return loadMount();
}

function intentOf({ dataset }: HTMLElement): string {
  return dataset['intent'] ?? '';
}

function findControl({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-intent]') : null;
}
