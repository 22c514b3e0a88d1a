import { formatAmount } from '#shared/format-amount';
import { isOpenTransfer, isSent } from '#shared/order-state';
import type { Order } from '#shared/order';
import { Loaded } from '../ui/Loaded.tsx';
import { latestOrders } from '../orders/orders-store.ts';
import { describeNext } from './deadlines.ts';
import { Figure, Figures, NoFigures } from './Figures.tsx';
import { openOffers, OpenOffers } from './OpenOffers.tsx';
import { OpenTransfers } from './OpenTransfers.tsx';
import { BuyerRow, OrderRows } from './OrderRows.tsx';

/** Shows the last orders, and every hold and offer with its deadline (rule 17). */
export function OrderFigures() {
  const failed = <NoFigures>The orders could not be loaded.</NoFigures>;
  return (
    <Loaded resource={latestOrders} name="orders" failed={failed}>
      {(latest) => <Summary {...latest} />}
    </Loaded>
  );
}

function Summary({ newest, open }: { newest: Order[]; open: Order[] }) {
  const transfers = open.filter(isOpenTransfer);
  const offers = openOffers(open);
  const held = transfers.filter(({ awaitsPainter, moneySentAt }) => !awaitsPainter && !moneySentAt);
  return (
    <>
      <Figures>
        <Figure
          name="Waiting for a transfer"
          note={describeNext(held.map(({ deadline }) => deadline))}
        >
          {held.length}
        </Figure>
        <Figure name="Waiting for a parcel">{open.filter(isParcel).length}</Figure>
      </Figures>
      {newest.length > 0 && <Recent orders={newest} />}
      {transfers.length > 0 && <OpenTransfers orders={transfers} />}
      {offers.length > 0 && <OpenOffers orders={offers} />}
    </>
  );
}

function isParcel(order: Order): boolean {
  return order.status === 'processing' && isSent(order);
}

function Recent({ orders }: { orders: Order[] }) {
  return (
    <OrderRows title="The latest" orders={orders}>
      {(order) => (
        <BuyerRow key={order.id} order={order}>
          <span className="py-1 text-sann">
            {`${order.status}, ${order.totalAmount ? formatAmount(order.totalAmount) : 'price unknown'}`}
          </span>
        </BuyerRow>
      )}
    </OrderRows>
  );
}
