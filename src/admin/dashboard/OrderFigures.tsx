import { handDebtsOf, isLate } from '#shared/ledger';
import { formatAmount } from '#shared/format-amount';
import { asksAboutPayment, isOpenTransfer, isSent } from '#shared/order-state';
import type { Order } from '#shared/order';
import { Loaded } from '../ui/Loaded.tsx';
import { newestOrders } from '../orders/orders-store.ts';
import { describeNext } from './deadlines.ts';
import { Figure, Figures, NoFigures } from './Figures.tsx';
import { HandDebts } from './HandDebts.tsx';
import { openOffers, OpenOffers } from './OpenOffers.tsx';
import { OpenTransfers } from './OpenTransfers.tsx';
import { BuyerRow, OrderRows } from './OrderRows.tsx';

const mostRecent = 3;

/** Shows waiting orders, the last orders, and every hold and offer with its deadline (rule 17). */
export function OrderFigures() {
  const failed = <NoFigures>The orders could not be loaded.</NoFigures>;
  return (
    <Loaded resource={newestOrders} name="orders" failed={failed}>
      {(orders) => <Summary orders={orders} />}
    </Loaded>
  );
}

function Summary({ orders }: { orders: Order[] }) {
  const transfers = orders.filter(isOpenTransfer);
  const offers = openOffers(orders);
  const owing = orders.filter((order) => handDebtsOf(order).length > 0);
  return (
    <>
      <Waiting orders={orders} transfers={transfers} />
      {owing.length > 0 && <HandDebts orders={owing} />}
      {orders.length > 0 && <Recent orders={orders.slice(0, mostRecent)} />}
      {transfers.length > 0 && <OpenTransfers orders={transfers} />}
      {offers.length > 0 && <OpenOffers orders={offers} />}
    </>
  );
}

function Waiting({ orders, transfers }: { orders: Order[]; transfers: Order[] }) {
  const those = (state: TransferState) => transfers.filter((order) => stateOf(order) === state);
  const parcels = orders.filter(isParcel);
  const refunds = orders.filter((order) =>
    order.refunds.some(({ state, way }) => state === 'due' && way === 'card'),
  );
  return (
    <Figures>
      <Figure
        name="Waiting for a transfer"
        note={describeNext(those('held').map(({ deadline }) => deadline))}
      >
        {those('held').length}
      </Figure>
      <Count name="Money sent, says the buyer" of={those('sent')} />
      <Count name="Waits for your confirmation" of={those('not-reserved')} />
      <Figure name="Waiting for a parcel">{parcels.length}</Figure>
      <Count name="Part of an offer is late" of={orders.filter(isLate)} isUrgent />
      <Count name="Refund due" of={refunds} isUrgent />
      <Count name="Payment to look at" of={orders.filter(asksAboutPayment)} isUrgent />
    </Figures>
  );
}

function isParcel(order: Order): boolean {
  return order.status === 'processing' && isSent(order);
}

type TransferState = 'held' | 'sent' | 'not-reserved';

function stateOf({ awaitsPainter, moneySentAt }: Order): TransferState {
  if (awaitsPainter) return 'not-reserved';
  return moneySentAt ? 'sent' : 'held';
}

type CountProps = { name: string; of: Order[]; isUrgent?: boolean };

function Count({ name, of, isUrgent = false }: CountProps) {
  if (of.length === 0) return null;
  return (
    <Figure name={name} isUrgent={isUrgent}>
      {of.length}
    </Figure>
  );
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
