import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import { $overlay } from '../stores/overlay.ts';
import { $toast } from '../stores/toast.ts';
import { CartSheet } from './cart/CartSheet.tsx';

/** Fetches the gallery. */
export const loadGallery = async () => (await import('./shop/Gallery.tsx')).Gallery;
const loadToaster = async () => (await import('./Toaster.tsx')).Toaster;
const loadCheckout = async () => (await import('./checkout/CheckoutDialog.tsx')).CheckoutDialog;

/** All that lies over a public page (rulings 16); what is not the cart is loaded when it is first wanted. */
export function Overlays() {
  const screen = useStore($overlay)?.screen;
  const toast = useStore($toast);
  return (
    <>
      <CartSheet />
      <OnceWanted isWanted={screen === 'gallery'} load={loadGallery} />
      <OnceWanted isWanted={screen === 'checkout'} load={loadCheckout} />
      <OnceWanted isWanted={toast !== null} load={loadToaster} />
    </>
  );
}

type OnceWantedProps = { isWanted: boolean; load: () => Promise<ComponentType> };

// Not `lazy`: React holds what a Suspense boundary reveals back for up to 300 ms.
function OnceWanted({ isWanted, load }: OnceWantedProps) {
  const [Screen, setScreen] = useState<ComponentType | null>(null);
  const isMissing = isWanted && !Screen;
  useEffect(() => {
    if (isMissing) void load().then((loaded) => setScreen(() => loaded));
  }, [isMissing, load]);
  return Screen && <Screen />;
}
