import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, type ComponentType } from 'react';
import { $overlay } from '../overlay-store.ts';
import { $toast } from '../../toasts/toast.ts';
import { CartSheet } from '../cart/CartSheet.tsx';
import { startCheckout } from '../checkout/checkout-store.ts';
import { Toaster } from '../../toasts/Toaster.tsx';

const loaders = {
  gallery: async () => (await import('../gallery/Gallery.tsx')).Gallery,
  checkout: async () => (await import('../checkout/CheckoutDialog.tsx')).CheckoutDialog,
  ask: async () => (await import('../ask/AskDialog.tsx')).AskDialog,
  ownWall: async () => (await import('../own-wall/own-wall.ts')).load(),
  toast: async () => Toaster,
};

export type ScreenName = keyof typeof loaders;

const $screens = atom<Partial<Record<ScreenName, ComponentType>>>({});

/** Loads a screen and renders it closed, so that a click only has to open it. */
export async function loadScreen(name: ScreenName): Promise<void> {
  if ($screens.get()[name]) return;
  const Screen = await loaders[name]();
  // Not React.lazy: React shows what a Suspense boundary reveals up to 300 ms late.
  $screens.set({ ...$screens.get(), [name]: Screen });
}

/** Renders cart, gallery, dialog and toasts; all but the cart are loaded on demand. */
export function Overlays() {
  const screens = useStore($screens);
  const wanted = useStore($overlay)?.screen;
  const hasToast = useStore($toast) !== null;
  useEffect(() => {
    if (wanted && wanted !== 'cart') void loadScreen(wanted);
    if (hasToast) void loadScreen('toast');
  }, [wanted, hasToast]);
  return (
    <>
      <CartSheet onCheckout={startCheckout} />
      {Object.entries(screens).map(([name, Screen]) => (
        <Screen key={name} />
      ))}
    </>
  );
}
