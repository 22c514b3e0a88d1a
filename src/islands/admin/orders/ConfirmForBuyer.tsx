import { useState } from 'react';
import { confirmOrderForBuyer } from '../../../stores/admin/orders.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';

/** Confirms a transfer order for its buyer (rule 10). */
export function ConfirmForBuyer({ id }: { id: string }) {
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm() {
    if (isWorking) return;
    setWorking(true);
    setRefusal(await confirmOrderForBuyer(id));
    setWorking(false);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sann">Not confirmed by the buyer yet</p>
      <Button look="secondary" aria-disabled={isWorking} onClick={() => void confirm()}>
        Confirm for the buyer
      </Button>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
    </div>
  );
}
