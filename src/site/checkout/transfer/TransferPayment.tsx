import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { ApiError } from '../../../lib/call.ts';
import { inTime } from '../../../lib/in-time.ts';
import { send } from '../../../lib/send.ts';
import { useRequest } from '../../../lib/use-request.ts';
import { $checkout } from '../checkout-store.ts';
import { showToast } from '../../../toasts/toast.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Retry } from '../Retry.tsx';
import { TransferConfirmation } from './TransferConfirmation.tsx';
import { TransferContact } from './TransferContact.tsx';
import { $words } from '../../../words/page-words.ts';
import { refusalMessage } from '../../../lib/refused-answer.ts';

/** Shows the form of a transfer. `end`: the last control of an order. */
export function TransferPayment({ end }: { end: ReactElement }) {
  const { transferOrder } = useStore($checkout);
  const { transfer } = useStore($words);
  const info = useRequest(() => inTime(send('GET /api/zelle-info')), reportFailure);

  if (info.state === 'loading') return <Spinner />;
  if (info.state === 'failed') {
    const message = isNotOffered(info.error) && refusalMessage(info.error);
    if (message) return <p className="py-8 text-sann">{message}</p>;
    return (
      <Retry onRetry={info.retry} error={info.error}>
        {transfer.notLoaded}
      </Retry>
    );
  }
  if (transferOrder) {
    return (
      <TransferConfirmation info={info.answer} order={transferOrder}>
        {end}
      </TransferConfirmation>
    );
  }
  return <TransferContact />;
}

function isNotOffered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}

function reportFailure(error: unknown) {
  if (isNotOffered(error)) return;
  const { title, text } = $words.get().transfer.notLoadedNotice;
  showToast({ title, description: text, variant: 'destructive' });
}
