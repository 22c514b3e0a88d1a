import { useStore } from '@nanostores/react';
import { centsOf, formatCents } from '#shared/money';
import type { BuyerOrder } from '#shared/order';
import type { TransferInfo } from '#shared/order';
import { memoOf } from '../checkout/transfer/memo.ts';
import { TransferCode } from '../checkout/transfer/TransferCode.tsx';
import { TransferLimit } from '../checkout/transfer/TransferLimit.tsx';
import { TransferLines } from '../checkout/transfer/TransferLines.tsx';
import { $words } from '../../words/islands/words.ts';

type OrderTransferProps = { order: BuyerOrder; transfer: TransferInfo };

export function OrderTransfer({ order, transfer }: OrderTransferProps) {
  const words = useStore($words).order;
  const cents = centsOf(order.totalAmount);
  const amount = formatCents(cents);
  const memo = memoOf(order.id);
  const titles = order.items.map(({ artworkTitle }) => artworkTitle).join(', ');
  return (
    <section aria-labelledby="how-to-pay" className="space-y-5">
      <h2 id="how-to-pay" className="font-display text-xl">
        {words.howToPay}
      </h2>
      {transfer.instructions && <p>{transfer.instructions}</p>}
      <TransferLines info={transfer} amount={amount} memo={memo} />
      <TransferLimit cents={cents} />
      <TransferCode
        recipient={`${transfer.name} <${transfer.email}>`}
        amount={amount}
        note={`${titles} - ${memo}`}
      />
    </section>
  );
}
