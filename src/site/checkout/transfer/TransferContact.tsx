import { useStore } from '@nanostores/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { mostEmail } from '#shared/question-size';
import { totalOf } from '#shared/total';
import { refusedAnswer } from '../../../lib/refused-answer.ts';
import { keepBuyer, readBuyer } from '../payment/kept-buyer.ts';
import { ownSaleIn, type End } from '../payment/verdict.ts';
import { $checkout, placeTransferOrder } from '../checkout-store.ts';
import { $isSold, refreshAfterRefusal } from '../refusal.ts';
import { showToast } from '../../../toasts/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Ending } from '../Ending.tsx';
import { Rest } from '../Rest.tsx';
import { SoldNote } from '../SoldNote.tsx';
import { TermsLink } from '../TermsLink.tsx';
import { isConflict, isOverLimit, wordsOf } from '../refusal-words.ts';
import { TransferLimit } from './TransferLimit.tsx';
import { $words } from '../../../words/page-words.ts';

export function TransferContact() {
  const { artworks } = useStore($checkout);
  const isSold = useStore($isSold);
  const { transfer } = useStore($words);
  const [buyer] = useState(readBuyer);
  const [name, setName] = useState(buyer.name ?? '');
  const [email, setEmail] = useState(buyer.email ?? '');
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [ownSale, setOwnSale] = useState<End | null>(null);

  useEffect(() => keepBuyer({ name, email }), [name, email]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!name.trim() || !email.trim()) return askForContact();
    setWorking(true);
    setRefusal(null);
    setProblem(undefined);
    await placeTransferOrder(name.trim(), email.trim()).catch(async (error: unknown) => {
      const words = wordsOf(error, transfer.notOrdered.text);
      if (refusedAnswer(error).field === 'customerEmail') return setProblem(words);
      await learnOrReport(error);
      setOwnSale(ownSaleIn(error));
      setRefusal(words);
    });
    setWorking(false);
  }

  if (ownSale) {
    return (
      <Ending end={ownSale} heading="h3">
        <Rest onPay={() => setOwnSale(null)} />
      </Ending>
    );
  }
  if (refusal && isSold) {
    return <SoldNote onPayRest={() => setRefusal(null)}>{refusal}</SoldNote>;
  }
  return (
    <form noValidate onSubmit={submit} aria-busy={isWorking} className="space-y-5">
      <p className="text-sann">{transfer.next}</p>
      <TransferLimit cents={totalOf(artworks)} />
      <Field
        label={transfer.name}
        name="name"
        autoComplete="name"
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={transfer.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={mostEmail}
        error={problem}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <TermsLink />
      <Button type="submit" className="w-full" disabled={!name || !email || isWorking}>
        {isWorking ? transfer.working : transfer.continue}
      </Button>
    </form>
  );
}

function askForContact() {
  const { title, text } = $words.get().transfer.missing;
  showToast({ title, description: text, variant: 'destructive' });
}

async function learnOrReport(error: unknown) {
  if (isConflict(error)) return refreshAfterRefusal();
  if (isOverLimit(error)) return;
  const { title, text } = $words.get().transfer.notOrdered;
  showToast({ title, description: text, variant: 'destructive' });
}
