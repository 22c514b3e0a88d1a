import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { showToast } from '../../../stores/toast.ts';
import { mount } from '../../mount.tsx';
import { ArtworkPurchase } from './ArtworkPurchase.tsx';
import { ArtworkTransfer } from './ArtworkTransfer.tsx';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { findChosen } from './chosen-artwork.ts';
import { showStartFailure } from '../words.ts';
import { $words } from '../../../words/islands/words.ts';

export { fetchArtworkEarly } from './chosen-artwork.ts';

/** Replaces the page's spinner by the checkout of the artwork in the address. */
export async function start(): Promise<void> {
  const place = document.querySelector('[data-checkout]');
  if (!place) return;
  const [checkout] = await Promise.all([startCheckout(), mount()]);
  if (!place.isConnected) return;
  const root = createRoot(place);
  document.addEventListener('astro:before-swap', () => root.unmount(), { once: true });
  // Synchronous: the buyer waits for it.
  flushSync(() => root.render(checkout));
}

async function startCheckout(): Promise<ReactNode> {
  try {
    const artwork = await findChosen();
    const isByTransfer = new URLSearchParams(location.search).get('by') === 'zelle';
    if (artwork && isByTransfer) return <ArtworkTransfer artwork={artwork} />;
    if (artwork) return <ArtworkPurchase artwork={artwork} />;
    showMissing();
    return <CheckoutFailure />;
  } catch (error) {
    showStartFailure(error);
    return <CheckoutFailure error={error} />;
  }
}

function showMissing(): void {
  const { title, text } = $words.get().checkout.nothingChosen;
  showToast({ title, description: text, variant: 'destructive' });
}
