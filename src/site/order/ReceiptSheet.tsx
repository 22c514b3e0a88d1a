import { useStore } from '@nanostores/react';
import type { Language } from '#shared/language';
import { formatAmount } from '#shared/format-amount';
import { kindOf } from '#shared/order-kinds';
import type { BuyerOrder } from '#shared/order';
import { sizeLabel, type SizeUnits } from '#shared/wall/size-words';
import { ItemThumbnail } from '../cart/ItemThumbnail.tsx';
import { shippingNote, termsNote } from '../checkout/shipping.ts';
import { MoneyLine, MoneyLines } from './MoneyLines.tsx';
import { addressLines } from '#shared/address';
import { $words } from '../../words/page-words.ts';

type Facts = Pick<BuyerOrder['items'][number], 'year' | 'technique' | 'dimensions'>;
type ReceiptSheetProps = { order: BuyerOrder; seller: string[] };

/** Shows the receipt only on paper: src/pages/[...lang]/order.astro hides the rest. */
export function ReceiptSheet({ order, seller }: ReceiptSheetProps) {
  const { order: orderWords, receipt, language } = useStore($words);
  if (order.payments.length === 0 || order.status === 'cancelled') return null;
  const { isSent } = kindOf(order);
  const [shipping, terms] = [shippingNote(), termsNote()];
  return (
    <article aria-label={receipt.title} className="receipt">
      <header className="flex items-baseline justify-between gap-8 py-2">
        <h2 className="font-display text-3xl">{receipt.title}</h2>
        <p className="whitespace-nowrap">{orderWords.number(order.id)}</p>
      </header>
      <div className="receipt-parties border-t border-liy py-4">
        <Party title={receipt.seller} lines={[...seller, location.host]} />
        <Party title={receipt.buyer} lines={buyerLines(order, language)} />
      </div>
      <ul className="divide-y divide-liy border-y border-liy">
        {order.items.map(({ id, artworkTitle, imageUrl, isLine, price, ...facts }) => (
          <li key={id} className="flex items-center gap-4 py-2">
            {!isLine && <ItemThumbnail imageUrl={imageUrl} className="size-12" />}
            <span className="min-w-0 flex-1">
              <span className={isLine ? 'block' : 'block font-display italic'}>{artworkTitle}</span>
              <span className="receipt-facts text-sann">{describeWork(facts, receipt.size)}</span>
            </span>
            <span>{formatAmount(price, receipt.unknown, language)}</span>
          </li>
        ))}
      </ul>
      <dl className="receipt-sums ml-auto py-4">
        <MoneyLine term={receipt.total} isStrong>
          {formatAmount(order.totalAmount, receipt.unknown, language)}
        </MoneyLine>
        <MoneyLines order={order} />
      </dl>
      <p className="border-t border-liy pt-4 text-sm text-sann">
        {isSent && shipping && <span lang={shipping.lang}>{`${shipping.text}. `}</span>}
        {terms && <span lang={terms.lang}>{terms.text}</span>}
      </p>
    </article>
  );
}

function describeWork({ year, technique, dimensions }: Facts, size: SizeUnits): string {
  return [year, sizeLabel(dimensions, size), technique].filter(Boolean).join(', ');
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="min-w-0 text-sm">
      <h3 className="mb-1 text-sann">{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function buyerLines(
  { customerName, customerEmail, shippingAddress }: BuyerOrder,
  language: Language,
): string[] {
  const name = customerName ?? shippingAddress?.name;
  return [name, customerEmail, ...addressLines(shippingAddress, language)].flatMap(
    (line) => line || [],
  );
}
