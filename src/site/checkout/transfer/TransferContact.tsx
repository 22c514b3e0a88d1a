import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { mostEmail } from '#shared/question-size';
import { totalOf } from '#shared/total';
import { refusedAnswer } from '../../../lib/refused-answer.ts';
import { keepBuyer, readBuyer, type KeptBuyer } from '../payment/kept-buyer.ts';
import { ownSaleIn, type End } from '../payment/verdict.ts';
import { $checkout, placeTransferOrder } from '../checkout-store.ts';
import { $isSold, refreshAfterRefusal } from '../refusal.ts';
import { showToast } from '../../../toasts/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { WithNumbers } from '../../../ui/WithNumbers.tsx';
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
  const [contact, setContact] = useState<KeptBuyer>(readBuyer);
  const [isFilled, setFilled] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [ownSale, setOwnSale] = useState<End | null>(null);

  // Some browsers and password managers fill the fields without an event.
  useEffect(() => {
    const look = () => form.current && setFilled(isComplete(readContact(form.current)));
    look();
    const timer = setInterval(look, 300);
    return () => clearInterval(timer);
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readContact(event.currentTarget);
    keepBuyer(typed);
    setContact(typed);
    const [name, email] = [typed.name.trim(), typed.email.trim()];
    if (!name || !email) return askForContact();
    setWorking(true);
    setRefusal(null);
    setProblem(undefined);
    await placeTransferOrder(name, email).catch(async (error: unknown) => {
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
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => {
        const typed = readContact(currentTarget);
        keepBuyer(typed);
        setFilled(isComplete(typed));
      }}
      aria-busy={isWorking}
      className="space-y-5"
    >
      <p className="text-sann">{transfer.next}</p>
      <TransferLimit cents={totalOf(artworks)} />
      <Field
        label={transfer.name}
        name="name"
        autoComplete="name"
        required
        maxLength={200}
        defaultValue={contact.name}
      />
      <Field
        label={transfer.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={mostEmail}
        error={problem}
        defaultValue={contact.email}
      />
      {refusal && (
        <ErrorNote>
          <WithNumbers>{refusal}</WithNumbers>
        </ErrorNote>
      )}
      <TermsLink />
      <Button type="submit" className="w-full" disabled={!isFilled || isWorking}>
        {isWorking ? transfer.working : transfer.continue}
      </Button>
    </form>
  );
}

type Contact = { name: string; email: string };

function readContact(form: HTMLFormElement): Contact {
  return Object.fromEntries(new FormData(form)) as Contact;
}

function isComplete({ name, email }: Contact): boolean {
  return name !== '' && email !== '';
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
