import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { showToast } from '../../toasts/toast.ts';
import { mount } from '../overlays/mount.tsx';
import { ArtworkPurchase } from './ArtworkPurchase.tsx';
import { ArtworkTransfer } from './ArtworkTransfer.tsx';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { showStartFailure } from '../checkout/refusal-words.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { $words, loadWords } from '../../words/page-words.ts';
import type { PublicArtwork } from '#shared/artwork';
import { findArtwork } from '../lists/find-artwork.ts';
import { $prices, refreshAvailability } from '../lists/availability-store.ts';

/** Replaces the page's spinner by the checkout of the artwork in the address. */
export async function start(): Promise<void> {
  const place = document.querySelector('[data-checkout]');
  if (!place) return;
  const first = await findCheckout(retry);
  if (!place.isConnected) return;
  const root = createRoot(place);
  document.addEventListener('astro:before-swap', () => root.unmount(), { once: true });
  // Synchronous: the buyer waits for it.
  flushSync(() => root.render(first));

  async function retry() {
    root.render(<Spinner />);
    const next = await findCheckout(retry);
    if (place?.isConnected) root.render(next);
  }
}

/** Returns the checkout once the words of this page are there, also if the answer came before them. */
async function findCheckout(onRetry: () => void): Promise<ReactNode> {
  const [chosen] = await Promise.allSettled([findChosen(), mount().then(loadWords)]);
  if (chosen.status === 'rejected') {
    showStartFailure(chosen.reason);
    return <CheckoutFailure error={chosen.reason} onRetry={onRetry} />;
  }
  const artwork = chosen.value;
  const isByTransfer = new URLSearchParams(location.search).get('by') === 'zelle';
  if (artwork && isByTransfer) return <ArtworkTransfer artwork={artwork} />;
  if (artwork) return <ArtworkPurchase artwork={artwork} onRetry={onRetry} />;
  showMissing();
  return <CheckoutFailure />;
}

function showMissing(): void {
  const { title, text } = $words.get().checkout.nothingChosen;
  showToast({ title, description: text, variant: 'destructive' });
}

// As long as the CDN may answer with the same.
const freshMs = 30_000;

let early: { id: string; askedAt: number; answer: Promise<PublicArtwork> } | undefined;

/** Fetches an artwork when its Buy Now is pointed at: the checkout saves one request after the click. */
export function fetchArtworkEarly(id: string): void {
  if (isEarly(id)) return;
  const answer = findArtwork(id);
  answer.catch(() => (early = undefined));
  early = { id, askedAt: Date.now(), answer };
}

/** Returns the artwork in the page's address at its present price, or null. */
async function findChosen(): Promise<PublicArtwork | null> {
  const id = new URLSearchParams(location.search).get('artworkId');
  if (!id) return null;
  const reading = isEarly(id) && early ? early.answer : findArtwork(id);
  // The CDN keeps an artwork for longer than the availability, which has changed prices.
  const [artwork] = await Promise.all([reading, $prices.get() ?? refreshAvailability()]);
  return { ...artwork, price: $prices.get()?.[id] ?? artwork.price };
}

function isEarly(id: string): boolean {
  return early?.id === id && Date.now() - early.askedAt < freshMs;
}
