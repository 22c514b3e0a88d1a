import { useState } from 'react';
import type { Order } from '#shared/order';
import { freeHold } from '../../../stores/admin/holds.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { PromiseDialog } from '../PromiseDialog.tsx';

export function FreeHold({ order }: { order: Order }) {
  const { id, items, method, status, awaitsConfirmation, deadline } = order;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isOne = items.length === 1;
  const isCancelled = status === 'cancelled';
  const isPromised = method === 'zelle' && !isCancelled && !awaitsConfirmation;
  const buyer = order.customerName ?? order.customerEmail ?? 'The buyer';

  async function free() {
    if (isBusy) return;
    setIsAsking(false);
    setIsBusy(true);
    setRefusal(await freeHold(id, isPromised));
    setIsBusy(false);
  }

  return (
    <div className="mt-1 grid justify-items-start gap-2 print:hidden">
      {isCancelled && (
        <p className="text-sann">
          {isOne ? 'Is the work still reserved?' : 'Are the works still reserved?'}
        </p>
      )}
      <Button
        ref={setButton}
        look={isCancelled ? 'quiet' : 'secondary'}
        aria-disabled={isBusy}
        onClick={() => (isPromised ? setIsAsking(true) : void free())}
      >
        {isOne ? 'Free the work' : 'Free the works'}
      </Button>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <PromiseDialog
        open={isAsking}
        promised={[{ orderId: id, buyer, until: deadline }]}
        trigger={button}
        onConfirm={() => void free()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
