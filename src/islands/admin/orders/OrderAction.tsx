import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';

type OrderActionProps = {
  /** The button and its order, for screen readers. */
  label: string;
  question: string;
  onPress: () => Promise<string | null>;
};

export function OrderAction({ label, question, onPress }: OrderActionProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const questionId = useId();

  async function press() {
    setBusy(true);
    setRefusal(await onPress());
    setBusy(false);
  }

  return (
    <div className="mt-1 grid justify-items-start gap-2 border-l-2 border-flanbwayan pl-3 print:hidden">
      <p id={questionId}>{question}</p>
      <Button
        look="secondary"
        className="text-base"
        aria-describedby={questionId}
        disabled={isBusy}
        onClick={() => void press()}
      >
        {label}
      </Button>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
    </div>
  );
}
