import { nameAmount } from '#shared/amount';
import type { StrayPayment } from '#shared/order';
import { returnPayment } from '../../../stores/admin/orders.ts';
import { Alert } from './Alert.tsx';
import { OrderAction } from './OrderAction.tsx';

type StrayNoteProps = { orderId: string; stray: StrayPayment };

/** Shows a stray payment (rule 19). */
export function StrayNote({ orderId, stray }: StrayNoteProps) {
  const { paymentIntentId, reason, state } = stray;
  const amount = nameAmount(stray);
  switch (state) {
    case 'kept':
      return (
        <OrderAction
          label="Give it back"
          question={`A payment of ${amount} does not belong to this order: ${reason}. Nothing was sold by it.`}
          onPress={() => returnPayment(orderId, paymentIntentId)}
        />
      );
    case 'due':
      return <Alert>{`A payment of ${amount} has to go back: ${reason}`}</Alert>;
    case 'done':
      return <p>{`A payment of ${amount} went back: ${reason}`}</p>;
    case 'failed':
      return (
        <Alert>
          {`A payment of ${amount} could not go back: the bank refused it. Return it in another way.`}
        </Alert>
      );
  }
}
