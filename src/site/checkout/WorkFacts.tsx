import { useStore } from '@nanostores/react';
import { sizeIn } from '#shared/wall/size-words';
import type { CartItem } from '../cart/cart-store.ts';
import { $words } from '../../words/page-words.ts';

type WorkFactsProps = { work: Pick<CartItem, 'dimensions' | 'technique' | 'langs'> };

/** Shows size and technique, as far as they are known. */
export function WorkFacts({ work: { dimensions, technique, langs } }: WorkFactsProps) {
  const { receipt } = useStore($words);
  const size = dimensions && sizeIn(dimensions, receipt.size);
  if (!size && !technique) return null;
  return (
    <span className="block text-sm text-sann">
      {size && <span>{technique ? `${size}, ` : size}</span>}
      {technique && <span lang={langs?.technique}>{technique}</span>}
    </span>
  );
}
