import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { pagePath } from '../page-path.ts';
import { $bought } from './checkout-store.ts';
import { $overlay } from '../overlay-store.ts';
import { onEscape, moveFocus } from '../../ui/focus.ts';
import { BoughtPictures, BoughtWords, FooterLetter } from './Bought.tsx';
import { OrderPageLink } from './OrderPageLink.tsx';
import { $words } from '../../words/page-words.ts';

/** Tells on the page what the dialog told before it closed, until the buyer closes it. */
export function BoughtPanel() {
  const words = useStore($words);
  const order = useStore($bought);
  const isCovered = useStore($overlay) !== null;
  const isShown = order !== null && !isCovered;
  useEffect(() => (isShown ? onEscape(close) : undefined), [isShown]);
  // The buyer may have gone to the order before the dialog closed.
  if (!order || location.pathname === pagePath('/order')) return null;
  return (
    <section
      aria-labelledby="bought"
      hidden={isCovered}
      className="motion-rise raised fixed inset-x-0 bottom-0 z-40 ml-auto max-h-[94dvh] w-full max-w-md overflow-y-auto border border-liy bg-mi p-5 sm:p-8"
    >
      <header className="mb-6 flex items-start justify-between gap-4">
        <h2 id="bought" ref={moveFocus} tabIndex={-1} className="font-display text-xl outline-none">
          {words.payment.thanks}
        </h2>
        <button
          type="button"
          aria-label={words.screen.close}
          onClick={close}
          className="-mr-2 -mt-2 grid size-11 shrink-0 place-items-center hover:opacity-70"
        >
          <X aria-hidden size={22} strokeWidth={1.5} />
        </button>
      </header>
      <BoughtPictures items={order.items} side={110} />
      <BoughtWords order={order} />
      {order.orderPage && (
        <OrderPageLink href={order.orderPage} className="mt-6 w-full" onClick={close} />
      )}
      <FooterLetter className="mt-8" />
    </section>
  );
}

function close() {
  $bought.set(null);
}
