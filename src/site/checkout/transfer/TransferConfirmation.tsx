import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { totalOf } from '#shared/total';
import type { TransferInfo } from '#shared/order';
import type { TransferOrder } from '#shared/payment';
import { $checkout, keepDelivery, type PlacedOrder } from '../checkout-store.ts';
import type { Elements } from '../../../ui/elements.ts';
import { endNoticeWith } from '../../../toasts/end-notice.ts';
import { Filled } from '../../../ui/Filled.tsx';
import { Delivery } from '../Delivery.tsx';
import { TransferHold } from './TransferHold.tsx';
import { TransferInstructions } from './TransferInstructions.tsx';
import { $words } from '../../../words/page-words.ts';

type TransferConfirmationProps = { info: TransferInfo; order: PlacedOrder };

export function TransferConfirmation({
  info,
  order,
  children,
}: TransferConfirmationProps & { children: Elements }) {
  const words = useStore($words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return endNoticeWith(heading.current);
  }, []);
  const orderPage = (
    <a href={order.orderPage} className="underline decoration-lanme underline-offset-4">
      {words.order.page}
    </a>
  );
  return (
    <section className="space-y-5">
      <h3
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 whitespace-nowrap font-display text-xl outline-none"
      >
        {words.order.number(order.orderNumber)}
      </h3>
      {order.awaitsPainter ? (
        <p className="border-l-2 border-soley bg-twal px-5 py-4">{words.checkout.notReservedYet}</p>
      ) : (
        <Instructions info={info} order={order} />
      )}
      <details className="border-t border-liy">
        <summary className="py-2 font-medium">{words.transfer.whereTo}</summary>
        <div className="py-4">
          <Delivery order={order} token={tokenOf(order)} onSaved={keepDelivery} />
        </div>
      </details>
      <p>
        <Filled text={words.transfer.later} parts={{ orderPage }} />
      </p>
      {children}
    </section>
  );
}

function Instructions({ info, order }: TransferConfirmationProps) {
  const { artworks } = useStore($checkout);
  return (
    <>
      {order.hold && (
        <TransferHold hold={order.hold} token={tokenOf(order)} artworks={artworks.length} />
      )}
      <TransferInstructions
        info={info}
        orderNumber={order.orderNumber}
        titles={artworks.map(({ title }) => title)}
        cents={totalOf(artworks)}
      />
    </>
  );
}

function tokenOf({ orderPage }: TransferOrder): string {
  return orderPage.split('#')[1] ?? '';
}
