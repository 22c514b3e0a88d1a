import type { Order } from '#shared/order';
import { changeStatus } from '../../../stores/admin/orders.ts';
import { OrderAction } from './OrderAction.tsx';

/** Asks whether to free the pieces of an order without money. */
export function FreeWorks({ order: { id, items } }: { order: Order }) {
  const isOne = items.length === 1;
  return (
    <OrderAction
      label={isOne ? 'Free the work' : 'Free the works'}
      question={`None of this order’s money is left. Cancel the order and put ${isOne ? 'the work' : 'the works'} up for sale again? Nothing is refunded.`}
      onPress={() => changeStatus(id, 'cancelled')}
    />
  );
}
