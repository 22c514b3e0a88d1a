import type { Order } from '#shared/order';
import { Button } from '../../ui/Button.tsx';
import { Action } from '../ui/Action.tsx';
import { dayOf } from '../ui/moment.ts';
import { useDialog } from '../ui/use-dialog.ts';
import { nextDeed, type Deed } from '#shared/next-deed';
import { ParcelDialog } from './ParcelDialog.tsx';
import { handDebtsOf } from '#shared/ledger';
import { MoneyArrived } from './MoneyArrived.tsx';
import { useLinkedDeed } from './use-linked-deed.ts';
import {
  askAddress,
  changeStatus,
  confirmOrder,
  markRefundSent,
  voidPayment,
} from './orders-store.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

type Press = { label: string; run: (order: Order) => Promise<Refusal | null> };

const sentBack: Press = {
  label: 'I have sent it back',
  run: (order) => markRefundSent(order.id, handDebtsOf(order)[0]!.id),
};

const presses: Record<Exclude<Deed, 'send' | 'money'>, Press> = {
  confirm: { label: 'Confirm and reserve', run: ({ id }) => confirmOrder(id) },
  address: { label: 'Ask for the address', run: ({ id }) => askAddress(id) },
  arrived: { label: 'It has arrived', run: (order) => changeStatus(order, 'delivered') },
  'sent-back': sentBack,
  'still-owed': sentBack,
};

/** Shows the next step in one sentence, with one button at most. */
export function NextDeed({ order }: { order: Order }) {
  const { words, deed } = nextDeed(order, dayOf);
  if (!deed) return <p className="mt-3 print:hidden">{words}</p>;
  return (
    <div className="mt-3">
      {deed === 'send' && <Sending order={order} words={words} />}
      {deed === 'money' && <MoneyArrived order={order} words={words} />}
      {deed !== 'send' && deed !== 'money' && (
        <Action
          key={deed}
          look="primary"
          label={presses[deed].label}
          labelEnd={`, order ${order.id}`}
          words={words}
          run={() => presses[deed].run(order)}
        />
      )}
      {deed === 'still-owed' && (
        <Action
          look="quiet"
          label="No"
          labelEnd={`, nothing is owed, order ${order.id}`}
          run={() => voidPayment(order.id, handDebtsOf(order)[0]!.id)}
        />
      )}
    </div>
  );
}

function Sending({ order, words }: { order: Order; words: string }) {
  const dialog = useDialog<Order>();
  const button = useLinkedDeed(order.id, (opener) => dialog.open(order, opener));
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <p>{words}</p>
      <Button ref={button} onClick={(event) => dialog.open(order, event.currentTarget)}>
        <span>Sent: tell the buyer</span>
        <span className="sr-only">{`, order ${order.id}`}</span>
      </Button>
      <ParcelDialog dialog={dialog} />
    </div>
  );
}
