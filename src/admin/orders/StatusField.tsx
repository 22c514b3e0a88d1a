import clsx from 'clsx';
import { useState } from 'react';
import { askBefore, mayCancel } from '#shared/order-state';
import { orderStatuses, type Order, type OrderStatus } from '#shared/order';
import { changeStatus } from './orders-store.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { QuestionDialog, type Question } from '../ui/QuestionDialog.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { cancelQuestion } from './cancel-question.tsx';

/** Sends on selection; returns to the old value after a refusal. */
export function StatusField({ order }: { order: Order }) {
  const [saving, setSaving] = useState<OrderStatus | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const dialog = useDialog<Question>();
  const money = useDialog<Order>();

  async function save(status: OrderStatus) {
    setSaving(status);
    setRefusal(await changeStatus(order, status));
    setSaving(null);
  }

  function choose(select: HTMLSelectElement) {
    const status = select.value as OrderStatus;
    const question = status === 'cancelled' && cancelQuestion(order);
    setRefusal(null);
    if (askBefore(order, status) === 'money') money.open(order, select);
    else if (question) dialog.open(question, select);
    else void save(status);
  }

  return (
    <>
      <FieldFrame label="Status" error={refusal ?? undefined}>
        {(control) => (
          <select
            {...control}
            className={clsx(control.className, 'capitalize')}
            value={saving ?? order.status}
            aria-busy={saving !== null}
            onChange={(event) => choose(event.target)}
          >
            {orderStatuses.map((status) => (
              <option key={status} disabled={status === 'cancelled' && !mayCancel(order)}>
                {status}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <QuestionDialog dialog={dialog} run={() => changeStatus(order, 'cancelled')} />
      {money.subject && <CancelDialog key={money.count} order={money.subject} dialog={money} />}
    </>
  );
}
