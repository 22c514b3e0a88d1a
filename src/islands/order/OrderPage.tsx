import { useStore } from '@nanostores/react';
import { use, useEffect, useState } from 'react';
import type { BuyerOrder } from '#shared/order';
import { findBuyerOrder } from '../../lib/api.ts';
import { ApiError } from '../../lib/call.ts';
import { pagePath } from '../../lib/page-path.ts';
import { useRequest } from '../../lib/use-request.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PaymentFailure } from '../checkout/PaymentFailure.tsx';
import { Delivery } from './Delivery.tsx';
import { MoneySent } from './MoneySent.tsx';
import { OrderHold } from './OrderHold.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderTransfer } from './OrderTransfer.tsx';
import { ReceiptSection } from './ReceiptSection.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { loadCertificateWords } from '../../words/islands/certificate-words.ts';
import { $words, loadWords } from '../../words/islands/words.ts';

const loading = Promise.all([loadWords(), loadCertificateWords()]);

export function OrderPage({ seller }: { seller: string[] }) {
  use(loading);
  const words = useStore($words).order;
  const { token, confirmKey } = readFragment();
  useEffect(() => {
    addEventListener('hashchange', openNewLink);
    return () => removeEventListener('hashchange', openNewLink);
  }, []);
  const request = useRequest(() => findBuyerOrder(token));
  if (request.state === 'loading') return <Spinner label={words.loading} />;
  if (request.state === 'ready') {
    return (
      <FoundOrder found={request.answer} seller={seller} token={token} confirmKey={confirmKey} />
    );
  }
  const isUnknown = request.error instanceof ApiError && request.error.status < 500;
  if (isUnknown) {
    return (
      <PaymentFailure title={words.notFound.title} reason={words.notFound.text}>
        <a href={pagePath('/contact')} className="link mt-4 inline-block py-2">
          {words.notFound.write}
        </a>
      </PaymentFailure>
    );
  }
  return (
    <PaymentFailure title={words.unreachable.title} reason={words.unreachable.text}>
      <Button className="mt-6" onClick={request.retry}>
        {words.unreachable.tryAgain}
      </Button>
    </PaymentFailure>
  );
}

/** '#<number>.<key>', with '.<secret>' at the end in the link that confirms. */
function readFragment(): Link {
  const [id = '', accessKey = '', confirmKey = null] = location.hash.slice(1).split('.');
  return { token: `${id}.${accessKey}`, confirmKey };
}

/** A link to the open page changes only the fragment. */
function openNewLink(): void {
  if (location.hash.includes('.')) location.reload();
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
          <p className="mt-3 text-sann">#{order.id}</p>
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
          <ReceiptSection order={order} token={token} />
          {order.method !== 'elsewhere' && (
            <Delivery order={order} token={token} onSaved={setOrder} />
          )}
        </div>
      </div>
      <ReceiptSheet order={order} seller={seller} />
    </>
  );
}
