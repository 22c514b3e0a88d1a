import { entriesOf, isPayment, overpaidCents } from '#shared/ledger';
import { formatCents } from '#shared/money';
import { kindOf } from '#shared/order-kinds';
import { findVoidObstacle } from '#shared/order-state';
import type { Entry, Order } from '#shared/order';
import { formatShortMoment } from '../ui/moment.ts';
import { Action } from '../ui/Action.tsx';
import { Alert } from './Alert.tsx';
import { voidPayment } from './orders-store.ts';

const ways = { card: 'by card', zelle: 'by Zelle', hand: 'by hand' };

/** Shows the payments of an order that may have several. Money by hand can be taken out. */
export function OrderMoney({ order }: { order: Order }) {
  const excess = overpaidCents(order);
  if (!kindOf(order).waitsForMoney) return null;
  return (
    <>
      {entriesOf(order)
        .filter(isPayment)
        .map((entry) => (
          <Payment key={entry.id} order={order} entry={entry} />
        ))}
      {excess > 0 && <Alert>{`${formatCents(excess)} more than agreed came.`}</Alert>}
    </>
  );
}

function Payment({ order, entry }: { order: Order; entry: Entry }) {
  const { id } = order;
  const amount = formatCents(entry.cents);
  const isOver = order.status === 'cancelled';
  return (
    <div>
      <p>{`${amount} ${ways[entry.way]}, ${formatShortMoment(entry.at)}`}</p>
      {entry.note && <p className="text-sann">{entry.note}</p>}
      {findVoidObstacle(order, entry) === null && (
        <Action
          look="quiet"
          label="It never came"
          labelEnd={`: ${amount}, order ${id}`}
          question={{
            title: `Did ${amount} never come?`,
            words: isOver
              ? 'The payment no longer counts, and you owe nothing of it. Nobody gets an e-mail.'
              : 'The payment no longer counts. The order waits for its money again, and the buyer gets an e-mail.',
            yes: 'It never came',
            busy: 'Taking it out...',
            no: 'It came',
          }}
          run={() => voidPayment(id, entry.id)}
        />
      )}
    </div>
  );
}
