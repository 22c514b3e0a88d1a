import { useState } from 'react';
import type { AdminOrder } from '#shared/order';
import { findStored, forgetStored } from '../../lib/stored-texts.ts';
import { store } from '../../lib/stored.ts';
import { Button } from '../../ui/Button.tsx';
import { MakeOffer } from '../offers/MakeOffer.tsx';
import { FoundPages } from '../ui/FoundPages.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { OrderEntry } from './OrderEntry.tsx';
import { exportCsv, orderFinder, orderList } from './orders-store.ts';
import { TestOrders } from './TestOrders.tsx';

export function OrderList() {
  return (
    <Loaded resource={orderList} name="orders">
      {(page) => (
        <>
          <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-lank pb-2 print:hidden">
            <MakeOffer about="new" onMade={orderList.refresh} />
            <Tables />
          </div>
          <TestOrders />
          <FoundPages
            list={orderList}
            page={page}
            finder={orderFinder}
            noun={['order', 'orders']}
            hint="Number, name"
            nothingYet={<EmptyLedger />}
          >
            <Entries orders={page.items} />
          </FoundPages>
        </>
      )}
    </Loaded>
  );
}

const decimalKey = 'decimal-comma';

/** Saves the tables in the way of a spreadsheet, which this browser remembers. */
function Tables() {
  const [hasComma, setComma] = useState(() => findStored(decimalKey, 'localStorage') !== null);
  const decimal = hasComma ? 'comma' : 'point';

  function choose(isChosen: boolean) {
    if (isChosen) store(decimalKey, 'yes', 'localStorage');
    else forgetStored(decimalKey, 'localStorage');
    setComma(isChosen);
  }

  return (
    <>
      <Button
        data-focus-next
        look="quiet"
        className="sm:ml-auto"
        onClick={() => void exportCsv('orders', decimal)}
      >
        Orders as a table (‘CSV’)
      </Button>
      <Button look="quiet" onClick={() => void exportCsv('money', decimal)}>
        Money as a table (‘CSV’)
      </Button>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={hasComma}
          onChange={({ target }) => choose(target.checked)}
          className="size-5 shrink-0 accent-lanme"
        />
        <span>‘;’ and ‘12,50’, as in French</span>
      </label>
    </>
  );
}

function Entries({ orders }: { orders: AdminOrder[] }) {
  return (
    <ul aria-label="Orders" className="divide-y divide-liy border-b border-liy">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderEntry order={order} />
        </li>
      ))}
    </ul>
  );
}

function EmptyLedger() {
  return (
    <div className="py-16 text-center">
      <p className="font-display text-xl">No orders yet</p>
      <p className="mt-2 text-sann">When somebody buys a work, the order is written down here.</p>
    </div>
  );
}
