import { createRoot } from 'react-dom/client';
import type { GalleryArtwork } from '#shared/gallery';
import { $prices } from '../lists/availability-store.ts';
import { repriceCart } from '../cart/cart-prices.ts';
import * as cart from '../cart/cart-store.ts';
import { $overlay, $trigger, closeOverlay, openOverlay } from '../overlay-store.ts';
import * as toast from '../../toasts/toast.ts';
import { overlayElement } from '../../ui/overlay.ts';
import { showCart } from '../cart/cart-badge.ts';
import { loadScreen, Overlays } from './Overlays.tsx';
import { shareLink } from './share.ts';
import { $words, loadWords } from '../../words/page-words.ts';
import { store } from '../../lib/stored.ts';
import { openedKey } from './opened-key.ts';

type Act = (control: HTMLElement, pressed: EventTarget | null) => unknown;

const acts: Record<string, Act> = {
  cart: openCart,
  gallery: openGallery,
  ask: openQuestion,
  ownWall: openOwnWall,
  form: openForm,
  add: addToCart,
  putBack,
  share: shareLink,
};

let mounted: Promise<void> | undefined;

export function mount(): Promise<void> {
  mounted ??= mountOverlays();
  return mounted;
}

async function mountOverlays(): Promise<void> {
  store(openedKey, '1', 'localStorage');
  await loadWords();
  const host = overlayElement().appendChild(document.createElement('div'));
  createRoot(host).render(<Overlays />);
  document.addEventListener('astro:before-swap', closeOverlay);
  showCart();
  $prices.listen((prices) => prices && repriceCart(prices));
}

/** Prepares what a press is expected to do. `control`: the pressed one; without one it is a picture. */
export async function prepare(control?: HTMLElement): Promise<void> {
  await mount();
  const intent = control?.dataset.intent ?? 'gallery';
  if (intent === 'gallery' || intent === 'ask') await loadScreen(intent);
  if (intent === 'add' || intent === 'share') await loadScreen('toast');
  if (control && intent === 'form') await openForm(control);
}

/** Does what the pressed control is for. */
export async function runControl(control: HTMLElement, pressed: EventTarget | null): Promise<void> {
  await mount();
  acts[control.dataset.intent ?? '']?.(control, pressed);
}

/** Hides a notice, which would cover the cart's title on a phone. `trigger` gets the focus back. */
function openCart(trigger: HTMLElement | null): void {
  toast.dismissNotice();
  openOverlay({ screen: 'cart' }, trigger);
}

/** Opens the gallery. The picture of `trigger` grows into the gallery's. */
async function openGallery(trigger: HTMLElement): Promise<void> {
  await loadScreen('gallery');
  const picture = trigger instanceof HTMLImageElement ? trigger : trigger.querySelector('img');
  const pressed = (picture ?? trigger).getBoundingClientRect();
  const preview = picture?.currentSrc;
  const { index, photograph } = trigger.dataset;
  const works = { artworks: readWall(), index: Number(index), photograph };
  openOverlay({ screen: 'gallery', ...works, preview, pressed }, trigger);
}

function readWall(): GalleryArtwork[] {
  return JSON.parse(document.getElementById('wall')?.textContent ?? '[]') as GalleryArtwork[];
}

async function openQuestion(control: HTMLElement): Promise<void> {
  await loadScreen('ask');
  const { id = '', title = '' } = control.dataset;
  const artwork = { id, title, asksPrice: 'asksPrice' in control.dataset };
  openOverlay({ screen: 'ask', heading: control.innerText, artwork }, remaining(control));
}

async function openOwnWall(control: HTMLElement): Promise<void> {
  await loadScreen('ownWall');
  const { title = '', url = '', pixels, width, height } = control.dataset;
  const size = { width: Number(width), height: Number(height) };
  const work = { title, url, pixels: Number(pixels), size };
  openOverlay({ screen: 'ownWall', heading: control.innerText, ...work }, control);
}

/** Opens the form. `pressed`: a control of the form, pressed before it could send. */
async function openForm(place: HTMLElement, pressed?: EventTarget | null): Promise<void> {
  const { hydrateForm } = await import('../ask/hydrate.tsx');
  hydrateForm(place);
  if (pressed instanceof Element && pressed.closest('button')) {
    place.querySelector('button')?.click();
  }
}

/** Adds an artwork to the cart. A second press opens the cart (rule 5). */
function addToCart(control: HTMLElement): void {
  const { id = '', title: name = '', price = null, imageUrl = '' } = control.dataset;
  const { technique = '', dimensions = '', techniqueLang } = control.dataset;
  const langs = techniqueLang ? { technique: 'en' as const } : {};
  if (!cart.addToCart({ id, title: name, price, imageUrl, technique, dimensions, langs })) {
    return openCart(remaining(control));
  }
  const { title, text, see } = $words.get().cart.added;
  toast.showToast({
    title,
    description: text(name),
    action: { label: see, run: () => openCart(document.querySelector('[data-cart]')) },
  });
}

/** Puts the artworks of a failed payment back, and opens the cart with them. */
async function putBack(control: HTMLElement): Promise<void> {
  const { putBack: put } = await import('../checkout/put-back.ts');
  if (await put(control)) openCart(control);
}

/** Returns what gets the focus back: a control in an overlay goes with the overlay. */
function remaining(control: HTMLElement): HTMLElement | null {
  return $overlay.get() ? $trigger.get() : control;
}
