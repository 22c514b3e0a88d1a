import { useStore } from '@nanostores/react';
import { formatPrice, formatCents } from '#shared/money';
import { totalOf } from '#shared/total';
import { $cart } from '../cart/cart-store.ts';
import { $checkout } from './checkout-store.ts';
import { $trigger, openOverlay } from '../overlay-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Obstacle } from '../cart/Obstacle.tsx';
import { ItemThumbnail } from '../cart/ItemThumbnail.tsx';
import { checkoutNotes } from './shipping.ts';
import { WorkFacts } from './WorkFacts.tsx';
import { $words } from '../../words/page-words.ts';

export function OrderSummary() {
  const words = useStore($words);
  const { artworks, isPaying } = useStore($checkout);
  const hasCart = useStore($cart).length > 0;
  return (
    <aside
      aria-label={words.checkout.summary}
      className="space-y-3 bg-twal p-4 md:space-y-4 md:p-5"
    >
      <ul className="space-y-3">
        {artworks.map((item) => (
          <li key={item.id} className="flex items-center gap-3">
            <ItemThumbnail imageUrl={item.imageUrl} className="size-12 md:size-20" />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0 font-display italic">{item.title}</span>
                <span>{formatPrice(item.price, words.language)}</span>
              </span>
              <WorkFacts work={item} />
              <Obstacle artworkId={item.id} />
            </span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between border-t border-liy pt-3">
        <span>{words.checkout.total}</span>
        <span className="font-display text-xl">
          {formatCents(totalOf(artworks), words.language)}
        </span>
      </p>
      {checkoutNotes().map(({ text, lang }) => (
        <p key={text} lang={lang} className="whitespace-pre-line text-sm text-sann">
          {text}
        </p>
      ))}
      {hasCart && !isPaying && (
        <Button look="quiet" className="text-sm" onClick={backToCart}>
          {words.checkout.backToCart}
        </Button>
      )}
    </aside>
  );
}

function backToCart() {
  openOverlay({ screen: 'cart' }, $trigger.get());
}
