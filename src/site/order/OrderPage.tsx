import { useStore } from '@nanostores/react';
import { use, useState } from 'react';
import { kindOf } from '#shared/order-kinds';
import type { BuyerOrder } from '#shared/order';
import { readFragment } from '../../lib/fragment.ts';
import { inTime } from '../../lib/in-time.ts';
import { send } from '../../lib/send.ts';
import { useRequest } from '../../lib/use-request.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { Looking } from './Looking.tsx';
import { MoneySent } from './MoneySent.tsx';
import { OrderHold } from './OrderHold.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderTransfer } from './OrderTransfer.tsx';
import { ReceiptSection } from './ReceiptSection.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { useNewLink } from './use-new-link.ts';
import { WrongLink, type Unreachable } from './WrongLink.tsx';
import { loadCertificateWords } from '../../words/certificate-words.ts';
import { $words, loadWords } from '../../words/page-words.ts';

const loading = Promise.all([loadWords(), loadCertificateWords()]);

type OrderPageProps = {
  seller: string[];
  /** The page has them before the script. */
  waiting: { title: string; loading: string; unreachable: Unreachable };
};

export function OrderPage({ seller, waiting }: OrderPageProps) {
  use(loading);
  const words = useStore($words).order;
  const { token, confirmKey } = readLink();
  useNewLink();
  const request = useRequest(() => inTime(findOrder(token)));
  if (request.state === 'loading') return <Looking {...waiting} />;
  if (request.state === 'ready') {
    const { order, Offer } = request.answer;
    if (Offer) return <Offer foundOrder={order} seller={seller} token={token} />;
    return <FoundOrder foundOrder={order} seller={seller} token={token} confirmKey={confirmKey} />;
  }
  return (
    <WrongLink
      error={request.error}
      retry={request.retry}
      unknown={words.notFound}
      unreachable={waiting.unreachable}
    />
  );
}

/** Returns the order, and the component of an offer, which has a page of its own. */
async function findOrder(token: string) {
  const order = await send('GET /api/orders/mine', { token });
  return { order, Offer: order.offer && (await (await import('./offer/OfferPage.tsx')).load()) };
}

/** Reads '#<number>.<key>', with '.<secret>' at the end in the link that confirms. */
function readLink(): Link {
  const [id = '', accessKey = '', confirmKey = null] = readFragment().split('.');
  return { token: `${id}.${accessKey}`, confirmKey };
}

type Link = { token: string; confirmKey: string | null };

type FoundOrderProps = Link & { foundOrder: BuyerOrder; seller: string[] };

function FoundOrder({ foundOrder, seller, token, confirmKey }: FoundOrderProps) {
  const [order, setOrder] = useState(foundOrder);
  const words = useStore($words).order;
  return (
    <>
      <div className="monograph-head">
        <header>
          <h1 className="page-title">{words.title}</h1>
          <p translate="no" className="mt-3 whitespace-nowrap text-sann">{`#${order.id}`}</p>
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
          <OrderLines order={order} label={words.lines} />
          {order.transfer && (
            <OrderTransfer order={order} transfer={order.transfer} cents={order.outstandingCents} />
          )}
          {order.hold && <MoneySent order={order} token={token} onTold={setOrder} />}
          <ReceiptSection order={order} />
          {kindOf(order).isSent && (
            <DeliverySection order={order} token={token} onSaved={setOrder} />
          )}
        </div>
      </div>
      <ReceiptSheet order={order} seller={seller} />
    </>
  );
}
