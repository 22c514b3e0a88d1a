import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatCents, totalOf } from '#shared/money';
import type { TransferInfo } from '#shared/order';
import type { TransferOrder } from '#shared/payment';
import { $checkout } from '../../../stores/checkout.ts';
import { Filled } from '../../../ui/Filled.tsx';
import { memoOf } from './memo.ts';
import { TransferCode } from './TransferCode.tsx';
import { TransferHold } from './TransferHold.tsx';
import { TransferLimit } from './TransferLimit.tsx';
import { TransferLines } from './TransferLines.tsx';
import { $words } from '../../../words/islands/words.ts';

type TransferConfirmationProps = { info: TransferInfo; order: TransferOrder };

export function TransferConfirmation({
  info,
  order,
  children,
}: TransferConfirmationProps & { children: ReactNode }) {
  const words = useStore($words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const orderPage = (
    <a href={order.orderPage} className="underline decoration-lanme underline-offset-4">
      {words.order.page}
    </a>
  );
  return (
    <section className="space-y-5">
      <h3 ref={heading} tabIndex={-1} className="font-display text-xl outline-none">
        {words.order.number(order.orderNumber)}
      </h3>
      {order.awaitsPainter ? (
        <p className="border-l-2 border-soley bg-twal px-5 py-4">{words.checkout.notReservedYet}</p>
      ) : (
        <Instructions info={info} order={order} />
      )}
      <p>
        <Filled text={words.transfer.whereTo} parts={{ orderPage }} />
      </p>
      {children}
    </section>
  );
}

function Instructions({ info, order }: TransferConfirmationProps) {
  const { artworks } = useStore($checkout);
  const cents = totalOf(artworks);
  const amount = formatCents(cents);
  const words = useStore($words);
  const memo = memoOf(order.orderNumber);
  const note = `${artworks.map(({ title }) => title).join(', ')} - ${memo}`;
  return (
    <>
      {order.hold && (
        <TransferHold
          hold={order.hold}
          token={order.orderPage.split('#')[1] ?? ''}
          artworks={artworks.length}
        />
      )}
      <p>{info.instructions ?? words.transfer.instructions}</p>
      <TransferLines info={info} amount={amount} memo={memo} />
      <p className="text-sm text-sann">{words.transfer.memoNote}</p>
      <TransferLimit cents={cents} />
      <TransferCode recipient={`${info.name} <${info.email}>`} amount={amount} note={note} />
    </>
  );
}
