import { useStore } from '@nanostores/react';
import type { Cents } from '#shared/money';
import type { BuyerOrder, TransferInfo } from '#shared/order';
import { TransferInstructions } from '../checkout/transfer/TransferInstructions.tsx';
import { $words } from '../../words/page-words.ts';

type OrderTransferProps = { order: BuyerOrder; transfer: TransferInfo; cents: Cents };

export function OrderTransfer({ order, transfer, cents }: OrderTransferProps) {
  const words = useStore($words).order;
  return (
    <section aria-labelledby="how-to-pay" className="space-y-5">
      <h2 id="how-to-pay" className="font-display text-xl">
        {words.howToPay}
      </h2>
      <TransferInstructions
        info={transfer}
        orderNumber={order.id}
        titles={order.items.map(({ artworkTitle }) => artworkTitle)}
        cents={cents}
      />
    </section>
  );
}
