import { useStore } from '@nanostores/react';
import { useState, type SubmitEvent } from 'react';
import { totalOf } from '#shared/money';
import { $checkout, placeTransferOrder } from '../../../stores/checkout.ts';
import { $isSold, learnFromRefusal } from '../../../stores/refusal.ts';
import { showToast } from '../../../stores/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SoldNote } from '../SoldNote.tsx';
import { isConflict, isOverLimit, wordsOf } from '../words.ts';
import { TransferLimit } from './TransferLimit.tsx';

const otherwise = 'Could not create your order. Please try again later.';

export function TransferContact() {
  const { artworks } = useStore($checkout);
  const isSold = useStore($isSold);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!name.trim() || !email.trim()) return askForContact();
    setWorking(true);
    setRefusal(null);
    await placeTransferOrder(name.trim(), email.trim()).catch(async (error: unknown) => {
      await learnOrReport(error);
      setRefusal(wordsOf(error, otherwise));
    });
    setWorking(false);
  }

  if (refusal && isSold) {
    return <SoldNote onPayRest={() => setRefusal(null)}>{refusal}</SoldNote>;
  }
  return (
    <form onSubmit={submit} aria-busy={isWorking} className="space-y-5">
      <p className="text-sann">You get the recipient and the amount in the next step.</p>
      <TransferLimit cents={totalOf(artworks)} />
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <Button type="submit" className="w-full" disabled={!name || !email || isWorking}>
        {isWorking ? 'Processing...' : 'Continue'}
      </Button>
    </form>
  );
}

function askForContact() {
  showToast({
    title: 'Missing Information',
    description: 'Please provide your name and email address.',
    variant: 'destructive',
  });
}

async function learnOrReport(error: unknown) {
  if (isConflict(error)) return learnFromRefusal();
  if (isOverLimit(error)) return;
  showToast({ title: 'Order Error', description: otherwise, variant: 'destructive' });
}
