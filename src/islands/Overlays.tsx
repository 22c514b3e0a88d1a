import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { $overlay } from '../stores/overlay.ts';
import { $toast } from '../stores/toast.ts';

export const loadCart = () => import('./cart/CartSheet.tsx');
export const loadGallery = () => import('./shop/Gallery.tsx');
export const loadToaster = () => import('./Toaster.tsx');

const CartSheet = lazy(async () => ({ default: (await loadCart()).CartSheet }));
const Gallery = lazy(async () => ({ default: (await loadGallery()).Gallery }));
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));
const CheckoutDialog = lazy(async () => ({
  default: (await import('./checkout/CheckoutDialog.tsx')).CheckoutDialog,
}));

/** All that lies over a public page, each part loaded when it is first wanted (rulings 16). */
export function Overlays() {
  const screen = useStore($overlay)?.screen;
  const toast = useStore($toast);
  return (
    <>
      <OnceWanted isWanted={screen === 'cart'}>
        <CartSheet />
      </OnceWanted>
      <OnceWanted isWanted={screen === 'gallery'}>
        <Gallery />
      </OnceWanted>
      <OnceWanted isWanted={screen === 'checkout'}>
        <CheckoutDialog />
      </OnceWanted>
      <OnceWanted isWanted={toast !== null}>
        <Toaster />
      </OnceWanted>
    </>
  );
}

type OnceWantedProps = { isWanted: boolean; children: ReactNode };

function OnceWanted({ isWanted, children }: OnceWantedProps) {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted && <Suspense>{children}</Suspense>;
}
