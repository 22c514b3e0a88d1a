import { useStore } from '@nanostores/react';
import { formatCents } from '#shared/money';
import { totalOf } from '#shared/total';
import { mostArtworks } from '#shared/order-size';
import { pagePath } from '../page-path.ts';
import { $cart, clearCart } from './cart-store.ts';
import { $obstacles } from './obstacles.ts';
import { $overlay, $trigger, closeOverlay } from '../overlay-store.ts';
import { showToast } from '../../toasts/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { PrimaryLink } from '../../ui/PrimaryLink.tsx';
import { CartLine } from './CartLine.tsx';
import { $words } from '../../words/page-words.ts';

type CheckingOut = { onCheckout: () => void };

export function CartSheet({ onCheckout }: CheckingOut) {
  const words = useStore($words);
  const overlay = useStore($overlay);
  const trigger = useStore($trigger);
  return (
    <Dialog
      open={overlay?.screen === 'cart'}
      onClose={closeOverlay}
      title={words.cart.title}
      shape="sheet"
      trigger={overlay ? null : trigger}
    >
      <Receipt onCheckout={onCheckout} />
    </Dialog>
  );
}

function Receipt({ onCheckout }: CheckingOut) {
  const cart = useStore($cart);
  const words = useStore($words);
  if (cart.length === 0) return <EmptyCart onCheckout={onCheckout} />;
  return (
    <>
      <ul className="divide-y divide-liy border-y border-liy">
        {cart.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
      </ul>
      <Button look="quiet" className="my-2 self-start text-sm" onClick={clearAll}>
        {words.cart.clear}
      </Button>
      <Total onCheckout={onCheckout} />
    </>
  );
}

function EmptyCart({ onCheckout }: CheckingOut) {
  const words = useStore($words);
  return (
    <>
      <div className="border-t border-liy py-10">
        <p className="font-display text-xl italic">{words.cart.empty}</p>
        <PrimaryLink href={pagePath('/shop-art')} className="mt-6">
          {words.cart.seeTheWorks}
        </PrimaryLink>
      </div>
      <Total onCheckout={onCheckout} />
    </>
  );
}

function Total({ onCheckout }: CheckingOut) {
  const words = useStore($words);
  const cart = useStore($cart);
  const isBlocked = useStore($obstacles).size > 0;
  const isTooLarge = cart.length > mostArtworks;
  const contact = (
    <a href={pagePath('/contact')} className="underline underline-offset-4">
      {words.cart.contact}
    </a>
  );
  return (
    <footer className="sticky bottom-0 -mx-5 mt-auto space-y-4 border-t border-liy bg-mi p-5 sm:-mx-8 sm:px-8 sm:pb-8">
      <div className="flex items-baseline justify-between">
        <p>{words.cart.total}</p>
        <p translate="no" className="font-display text-2xl">
          {formatCents(totalOf(cart), words.language)}
        </p>
      </div>
      {isBlocked && <ErrorNote>{words.cart.blocked}</ErrorNote>}
      {isTooLarge && (
        <ErrorNote>
          <Filled text={words.cart.tooMany} parts={{ contact }} />
        </ErrorNote>
      )}
      <Button
        look={cart.length > 0 ? 'primary' : 'secondary'}
        className="w-full"
        disabled={isBlocked || isTooLarge}
        onClick={onCheckout}
      >
        {words.cart.checkout}
      </Button>
    </footer>
  );
}

function clearAll() {
  clearCart();
  const { title, text } = $words.get().cart.cleared;
  showToast({ title, description: text });
}
