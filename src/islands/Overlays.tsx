import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, type ComponentType } from 'react';
import { $overlay } from '../stores/overlay.ts';
import { $toast } from '../stores/toast.ts';
import { CartSheet } from './cart/CartSheet.tsx';

const loaders = {
  gallery: async () => (await import('./shop/Gallery.tsx')).Gallery,
  checkout: async () => (await import('./checkout/CheckoutDialog.tsx')).CheckoutDialog,
  toast: async () => (await import('./Toaster.tsx')).Toaster,
};

export type ScreenName = keyof typeof loaders;

const $screens = atom<Partial<Record<ScreenName, ComponentType>>>({});

/** Loads a screen and renders it, closed, so that a press has only to open it. */
export async function loadScreen(name: ScreenName): Promise<void> {
  if ($screens.get()[name]) return;
  const Screen = await loaders[name]();
  // Not `lazy`: React holds what a Suspense boundary reveals back for up to 300 ms.
  $screens.set({ ...$screens.get(), [name]: Screen });
}

/** All that lies over a public page (rulings 16); what is not the cart is loaded when it is first wanted. */
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
      <CartSheet />
      {Object.entries(screens).map(([name, Screen]) => (
        <Screen key={name} />
      ))}
    </>
  );
}
