import { useStore } from '@nanostores/react';
import { formatCents, totalOf } from '#shared/money';
import { mostArtworks, tooManyArtworks } from '#shared/order-size';
import { $cart, clearCart } from '../../stores/cart.ts';
import { startCheckout } from '../../stores/checkout.ts';
import { $obstacles } from '../../stores/obstacles.ts';
import { $overlay, $trigger, closeOverlay } from '../../stores/overlay.ts';
import { showToast } from '../../stores/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { PrimaryLink } from '../checkout/PrimaryLink.tsx';
import { CartLine } from './CartLine.tsx';

export function CartSheet() {
  const overlay = useStore($overlay);
  const trigger = useStore($trigger);
  return (
    <Dialog
      open={overlay?.screen === 'cart'}
      onClose={closeOverlay}
      title="Your Cart"
      shape="sheet"
      trigger={overlay ? null : trigger}
    >
      <Receipt />
    </Dialog>
  );
}

function Receipt() {
  const cart = useStore($cart);
  if (cart.length === 0) return <EmptyCart />;
  return (
    <>
      <ul className="divide-y divide-liy border-y border-liy">
        {cart.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
      </ul>
      <Button look="quiet" className="my-2 self-start text-sm" onClick={clearAll}>
        Clear All
      </Button>
      <Total />
    </>
  );
}

function EmptyCart() {
  return (
    <>
      <div className="border-t border-liy py-10">
        <p className="font-display text-xl italic">Nothing chosen yet.</p>
        <PrimaryLink href="/shop-art" className="mt-6">
          See the works
        </PrimaryLink>
      </div>
      <Total />
    </>
  );
}

function Total() {
  const cart = useStore($cart);
  const isBlocked = useStore($obstacles).size > 0;
  const isTooLarge = cart.length > mostArtworks;
  return (
    <footer className="sticky bottom-0 -mx-5 mt-auto space-y-4 border-t border-liy bg-mi p-5 sm:-mx-8 sm:px-8 sm:pb-8">
      <p className="flex items-baseline justify-between">
        <span>Total</span>
        <span className="font-display text-2xl">{formatCents(totalOf(cart))}</span>
      </p>
      {isBlocked && (
        <ErrorNote>Remove what can no longer be bought, then go on to checkout.</ErrorNote>
      )}
      {isTooLarge && (
        <ErrorNote>
          {tooManyArtworks}:{' '}
          <a href="/contact" className="underline underline-offset-4">
            Contact
          </a>
        </ErrorNote>
      )}
      <Button
        look={cart.length > 0 ? 'primary' : 'secondary'}
        className="w-full"
        disabled={isBlocked || isTooLarge}
        onClick={startCheckout}
      >
        Checkout
      </Button>
    </footer>
  );
}

function clearAll() {
  clearCart();
  showToast({ title: 'Cart cleared', description: 'All items have been removed from your cart' });
}
