import { useEffect, useState } from 'react';
import type { Mail, Order } from '#shared/order';
import { Alert } from './Alert.tsx';
import { reloadOrder } from './store.ts';

const askAgainMs = 3000;
const usualMs = 60_000;
const mostTries = usualMs / askAgainMs;

export function OrderMails({ order: { id, mails } }: { order: Order }) {
  const unsent = mails.filter(({ state }) => state !== 'sent');
  return (
    <div role="status" className="mt-2 empty:hidden print:hidden">
      {unsent.length > 0 && (
        <UnsentMails key={unsent.map(({ at }) => at).join()} id={id} unsent={unsent} />
      )}
    </div>
  );
}

/** Mails are sent after the answer to a change, so the order is asked for again until they are. */
function UnsentMails({ id, unsent }: { id: string; unsent: Mail[] }) {
  const [tries, setTries] = useState(0);
  const isUsual = tries < mostTries && unsent.every(isYoung);

  useEffect(() => {
    if (!isUsual) return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      void reloadOrder(id);
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [id, isUsual, tries]);

  const kinds = unsent.map(({ kind }) => kind.replaceAll('-', ' ')).join(', ');
  if (isUsual) return <p className="text-sann">E-mail is being sent: {kinds}</p>;
  return <Alert>{`E-mail not sent yet: ${kinds}`}</Alert>;
}

function isYoung({ at }: Mail): boolean {
  return Date.now() - Date.parse(at) < usualMs;
}
