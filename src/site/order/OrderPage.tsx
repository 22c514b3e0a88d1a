import { useStore } from '@nanostores/react';
import { use, useState } from 'react';
import type { BuyerOrder, TransferInfo } from '#shared/order';
import { inTime } from '../../lib/in-time.ts';
import { send } from '../../lib/send.ts';
import { useRequest } from '../../lib/use-request.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { MoneySent } from './MoneySent.tsx';
import { OrderHold } from './OrderHold.tsx';
import { OrderState } from './OrderState.tsx';
import { ReceiptSection } from './ReceiptSection.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { useNewLink } from './use-new-link.ts';
import { WrongLink } from './WrongLink.tsx';
import { loadCertificateWords } from '../../words/certificate-words.ts';
import { $words, loadWords } from '../../words/page-words.ts';
import { formatAmount } from '#shared/order-state';
import { ItemThumbnail } from '../cart/ItemThumbnail.tsx';
import { centsOf } from '#shared/money';
import { TransferInstructions } from '../checkout/transfer/TransferInstructions.tsx';

const loading = Promise.all([loadWords(), loadCertificateWords()]);

export function OrderPage({ seller }: { seller: string[] }) {
  use(loading);
  const words = useStore($words).order;
  const { token, confirmKey } = readFragment();
  useNewLink();
  const request = useRequest(() => inTime(send('GET /api/orders/mine', { token })));
  if (request.state === 'loading') return <Spinner label={words.loading} />;
  if (request.state === 'ready') {
    return (
      <FoundOrder found={request.answer} seller={seller} token={token} confirmKey={confirmKey} />
    );
  }
  return (
    <WrongLink
      error={request.error}
      retry={request.retry}
      unknown={words.notFound}
      unreachable={words.unreachable}
    />
  );
}

/** '#<number>.<key>', with '.<secret>' at the end in the link that confirms. */
function readFragment(): Link {
  const [id = '', accessKey = '', confirmKey = null] = location.hash.slice(1).split('.');
  return { token: `${id}.${accessKey}`, confirmKey };
}

type Link = { token: string; confirmKey: string | null };

type FoundOrderProps = Link & { found: BuyerOrder; seller: string[] };

function FoundOrder({ found, seller, token, confirmKey }: FoundOrderProps) {
  const [order, setOrder] = useState(found);
  return (
    <>
      <div className="monograph-head">
        <header>
          <h1 className="page-title">{useStore($words).order.title}</h1>
          <p translate="no" className="mt-3 text-sann">{`#${order.id}`}</p>
        </header>
        <div className="max-w-measure space-y-12">
          <OrderState order={order} />
          {order.hold && (
            <OrderHold
              order={order}
              hold={order.hold}
              token={token}
              confirmKey={confirmKey}
              onConfirmed={setOrder}
            />
          )}
          <OrderLines order={order} />
          {order.transfer && <OrderTransfer order={order} transfer={order.transfer} />}
          {order.hold && <MoneySent order={order} token={token} onTold={setOrder} />}
          <ReceiptSection order={order} />
          {order.method !== 'elsewhere' && (
            <DeliverySection order={order} token={token} onSaved={setOrder} />
          )}
        </div>
      </div>
      <ReceiptSheet order={order} seller={seller} />
    </>
  );
}

function OrderLines({ order }: { order: BuyerOrder }) {
  const { order: words, receipt, language } = useStore($words);
  return (
    <section aria-label={words.lines}>
      <ul className="divide-y divide-liy border-y border-liy">
        {order.items.map(({ id, artworkTitle, imageUrl, price }) => (
          <li key={id} className="flex items-center gap-4 py-4">
            <ItemThumbnail imageUrl={imageUrl} />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className="work-title">{artworkTitle}</span>
              <span>{formatAmount(price, receipt.unknown, language)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between py-4 font-medium">
        <span>{words.total}</span>
        <span>{formatAmount(order.totalAmount, receipt.unknown, language)}</span>
      </p>
    </section>
  );
}

type OrderTransferProps = { order: BuyerOrder; transfer: TransferInfo };

function OrderTransfer({ order, transfer }: OrderTransferProps) {
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
        cents={centsOf(order.toCome)}
      />
    </section>
  );
}
