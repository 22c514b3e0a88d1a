import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { formatCents, totalOf } from '#shared/money';
import type { TransferInfo } from '#shared/order';
import type { TransferOrder } from '#shared/payment';
import { $checkout, closeCheckout } from '../../../stores/checkout.ts';
import { Button } from '../../../ui/Button.tsx';
import { notReservedYet } from '../words.ts';
import { TransferCode } from './TransferCode.tsx';
import { TransferHold } from './TransferHold.tsx';
import { TransferLimit } from './TransferLimit.tsx';
import { TransferLines } from './TransferLines.tsx';

type TransferConfirmationProps = { info: TransferInfo; order: TransferOrder };

export function TransferConfirmation({ info, order }: TransferConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="space-y-5">
      <h3 ref={heading} tabIndex={-1} className="font-display text-xl outline-none">
        {memoOf(order)}
      </h3>
      {order.awaitsPainter ? (
        <p className="border-l-2 border-soley bg-twal px-5 py-4">{notReservedYet}</p>
      ) : (
        <Instructions info={info} order={order} />
      )}
      <p>
        Where should it go?{' '}
        <a href={order.orderPage} className="underline decoration-lanme underline-offset-4">
          Your order&rsquo;s page
        </a>{' '}
        takes the address; the link is in your e-mail too.
      </p>
      <Button className="w-full" onClick={closeCheckout}>
        Close
      </Button>
    </section>
  );
}

function Instructions({ info, order }: TransferConfirmationProps) {
  const { artworks } = useStore($checkout);
  const cents = totalOf(artworks);
  const amount = formatCents(cents);
  const memo = memoOf(order);
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
      <p>{info.instructions ?? 'Send this amount with Zelle from your bank’s app.'}</p>
      <TransferLines info={info} amount={amount} memo={memo} />
      <p className="text-sm text-sann">
        Please write the memo exactly like this: it tells us which order is paid.
      </p>
      <TransferLimit cents={cents} />
      <TransferCode recipient={`${info.name} <${info.email}>`} amount={amount} note={note} />
    </>
  );
}

function memoOf({ orderNumber }: TransferOrder): string {
  return `Order #${orderNumber}`;
}
