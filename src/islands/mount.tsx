import { createRoot } from 'react-dom/client';
import type { GalleryArtwork } from '#shared/gallery';
import { rememberOpening } from '../lib/opened-before.ts';
import { $prices } from '../stores/availability.ts';
import { repriceCart } from '../stores/cart-prices.ts';
import * as cart from '../stores/cart.ts';
import { closeOverlay, openOverlay } from '../stores/overlay.ts';
import * as toast from '../stores/toast.ts';
import { overlayElement } from '../ui/overlay.ts';
import { showCartCount } from './cart/cart-badge.ts';
import { loadScreen, Overlays } from './Overlays.tsx';
import { $words } from '../words/islands/words.ts';

let isMounted = false;

export function mount(): void {
  if (isMounted) return;
  isMounted = true;
  rememberOpening();
  const host = overlayElement().appendChild(document.createElement('div'));
  createRoot(host).render(<Overlays />);
  document.addEventListener('astro:before-swap', closeOverlay);
  showCartCount();
  $prices.listen((prices) => prices && repriceCart(prices));
}

export async function prepare(intent?: string, control?: HTMLElement): Promise<void> {
  mount();
  if (intent === 'gallery' || intent === 'ask') await loadScreen(intent);
  if (intent === 'add') await loadScreen('toast');
  if (intent === 'form' && control) await openForm(control);
}

/** Hides a notice, which would cover the cart's title on a phone. `trigger` gets the focus back. */
export function openCart(trigger: HTMLElement | null): void {
  mount();
  toast.dismissNotice();
  openOverlay({ screen: 'cart' }, trigger);
}

type GalleryOpening = {
  artworks: readonly GalleryArtwork[];
  index: number;
  photograph?: string | undefined;
  /** The picture of this control grows into the gallery's. */
  trigger: HTMLElement;
};

export async function openGallery({ trigger, ...works }: GalleryOpening): Promise<void> {
  mount();
  await loadScreen('gallery');
  const picture = trigger instanceof HTMLImageElement ? trigger : trigger.querySelector('img');
  const pressed = (picture ?? trigger).getBoundingClientRect();
  const preview = picture?.currentSrc;
  openOverlay({ screen: 'gallery', ...works, preview, pressed }, trigger);
}

export async function openQuestion(control: HTMLElement): Promise<void> {
  mount();
  await loadScreen('ask');
  const { id = '', title = '' } = control.dataset;
  openOverlay({ screen: 'ask', heading: control.innerText, artwork: { id, title } }, control);
}

/** `pressed`: a control of the form, pressed before it could send. */
export async function openForm(place: HTMLElement, pressed?: EventTarget | null): Promise<void> {
  const { hydrateForm } = await import('./ask/hydrate.tsx');
  hydrateForm(place);
  if (pressed instanceof HTMLButtonElement) pressed.click();
}

export function addToCart(artwork: cart.CartItem): void {
  if (!cart.addToCart(artwork)) return;
  const { title, text, see } = $words.get().cart.added;
  showToast({
    title,
    description: text(artwork.title),
    action: { label: see, run: () => openCart(document.querySelector('[data-cart]')) },
  });
}

/** Mounts the toaster first if needed. */
export function showToast(message: toast.Toast): void {
  mount();
  toast.showToast(message);
}
