import { useEffect, useState } from 'react';
import { kindsOf } from '#shared/admin/mail-words';
import { refusedMailsOf } from '#shared/order-state';
import type { Mail, Order } from '#shared/order';
import { Alert } from './Alert.tsx';
import { RefusedMails } from './RefusedMails.tsx';
import { reloadOrder } from './orders-store.ts';

const askAgainMs = 3000;
const usualMs = 60_000;
const mostTries = usualMs / askAgainMs;

export function OrderMails({ order }: { order: Order }) {
  const { id, mails, customerEmail } = order;
  const unsent = mails.filter(({ state, refused }) => state !== 'sent' && refused !== 'for-good');
  const refused = refusedMailsOf(order);
  return (
    <>
      <div role="status" className="mt-2 empty:hidden print:hidden">
        {unsent.length > 0 && (
          <UnsentMails key={unsent.map(({ at }) => at).join()} id={id} unsent={unsent} />
        )}
        {refused.length > 0 && (
          <Alert>{`There is no address ${customerEmail}. E-mail not sent: ${kindsOf(refused)}`}</Alert>
        )}
      </div>
      {refused.length > 0 && <RefusedMails order={order} />}
    </>
  );
}

/** Mails are sent after the answer to a change, so the order is asked for again until they are. */
function UnsentMails({ id, unsent }: { id: string; unsent: Mail[] }) {
  const [tries, setTries] = useState(0);
  const late = unsent.filter((mail) => tries >= mostTries || !isYoung(mail));
  const young = unsent.filter((mail) => !late.includes(mail));
  const isAsking = young.length > 0;

  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      void reloadOrder(id);
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [id, isAsking, tries]);

  return (
    <>
      {isAsking && <p className="text-sann">{`E-mail is being sent: ${kindsOf(young)}`}</p>}
      {late.length > 0 && <Alert>{`E-mail not sent yet: ${kindsOf(late)}`}</Alert>}
    </>
  );
}

function isYoung({ at }: Mail): boolean {
  return Date.now() - Date.parse(at) < usualMs;
}
