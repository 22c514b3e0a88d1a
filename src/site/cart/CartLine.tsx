import { useStore } from '@nanostores/react';
import { formatPrice } from '#shared/money';
import { removeFromCart, type CartItem } from './cart-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Obstacle } from './Obstacle.tsx';
import { ItemThumbnail } from './ItemThumbnail.tsx';
import { $words } from '../../words/page-words.ts';

export function CartLine({ item }: { item: CartItem }) {
  const { cart, language } = useStore($words);
  return (
    <li className="flex gap-4 py-4">
      <ItemThumbnail imageUrl={item.imageUrl} />
      <div className="min-w-0 flex-1">
        <p className="font-display text-lg italic">{item.title}</p>
        <Obstacle artworkId={item.id} />
        <Button
          look="quiet"
          className="text-sm"
          aria-label={cart.removeOne(item.title)}
          onClick={() => removeFromCart(item.id)}
        >
          {cart.remove}
        </Button>
      </div>
      <p translate="no" className="shrink-0 leading-8">
        {formatPrice(item.price, language)}
      </p>
    </li>
  );
}
