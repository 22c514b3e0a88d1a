import clsx from 'clsx';
import { useState } from 'react';
import { askBefore } from '#shared/ledger';
import { orderStatuses, type Order, type OrderStatus } from '#shared/order';
import { changeStatus } from '../../../stores/admin/orders.ts';
import { FieldFrame } from '../../../ui/Field.tsx';
import { CancelDialog } from './CancelDialog.tsx';

/** Sends on selection; returns to the old value after a refusal. */
export function StatusField({ order }: { order: Order }) {
  const [select, setSelect] = useState<HTMLSelectElement | null>(null);
  const [saving, setSaving] = useState<OrderStatus | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [question, setQuestion] = useState<'refund' | 'send-back' | null>(null);

  async function save(status: OrderStatus) {
    setQuestion(null);
    setSaving(status);
    setRefusal(await changeStatus(order.id, status));
    setSaving(null);
  }

  function choose(status: OrderStatus) {
    const asked = askBefore(order, status);
    if (asked) return setQuestion(asked);
    void save(status);
  }

  return (
    <>
      <FieldFrame label="Status" error={refusal ?? undefined} hint={hintFor(order)}>
        {(control) => (
          <select
            {...control}
            className={clsx(control.className, 'capitalize')}
            ref={setSelect}
            value={saving ?? order.status}
            aria-busy={saving !== null}
            onChange={(event) => choose(event.target.value as OrderStatus)}
          >
            {orderStatuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      <CancelDialog
        order={order}
        question={question}
        trigger={select}
        onConfirm={() => void save('cancelled')}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}

function hintFor({ method, status, paidAt }: Order): string | undefined {
  if (method !== 'zelle' || status !== 'pending' || paidAt) return undefined;
  return 'Choose processing when the money has arrived.';
}
