import { useStore } from '@nanostores/react';
import {
  AddressElement,
  Elements,
  LinkAuthenticationElement,
  PaymentElement,
} from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { formatCents, type Cents } from '#shared/money';
import { keepBuyer, readBuyer, type KeptBuyer } from '../payment/kept-buyer.ts';
import { appearance, listFonts } from './appearance.ts';
import { TermsLink } from '../TermsLink.tsx';
import { sellerName, shippingCountries } from '../shipping.ts';
import { allFrames, useFrames } from './use-frames.ts';
import { useCardPayment, type CardPaymentOptions, type Attempt } from './use-card-payment.ts';
import { $words } from '../../../words/page-words.ts';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';

export type CardFormProps = CardPaymentOptions & {
  submitLabel: string;
  cents: Cents;
  /** Of an offer, whose page tells what is reserved and asks the address. */
  part?: { email: string | null };
  onWorking?: (() => void) | undefined;
  /** The form cannot be used. */
  onBroken: (error: Error) => void;
};

/** Shows Stripe's elements for e-mail, address and card. */
export function CardForm({ stripe, ...form }: CardFormProps & { stripe: Stripe }) {
  const [fonts] = useState(listFonts);
  const { clientSecret } = form.payment;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance, fonts }}>
      <CardFields {...form} />
    </Elements>
  );
}

function CardFields(form: CardFormProps) {
  const { submitLabel, cents, part, onWorking, onBroken, ...options } = form;
  const { isReady, listenTo } = useFrames(part ? ['email', 'card'] : allFrames, onBroken);
  const { attempt, pay, checkAgain } = useCardPayment(options);
  const [buyer] = useState(readBuyer);
  const [address] = useState(() => addressOptions(buyer));
  const [contact] = useState(() => ({
    defaultValues: { email: buyer.email ?? part?.email ?? '' },
  }));
  const [email, setEmail] = useState<string>();
  const words = useStore($words);
  const isWorking = attempt.state === 'working';
  const button = useRef<HTMLDivElement>(null);
  // The words about a failure push the button down, and both have to be read.
  useEffect(() => {
    const isOver = attempt.state === 'failed' || attempt.state === 'unknown';
    if (isOver) button.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  const mayPay = isReady && ['idle', 'failed'].includes(attempt.state);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!mayPay) return;
    void pay(email);
    onWorking?.();
  }

  return (
    <form onSubmit={submit} aria-busy={isWorking} className="space-y-5">
      <LinkAuthenticationElement
        {...listenTo('email')}
        options={contact}
        onChange={({ complete, value }) => {
          setEmail(complete ? value.email : undefined);
          keepBuyer({ email: value.email });
        }}
      />
      {!part && (
        <AddressElement
          {...listenTo('address')}
          options={address}
          onChange={({ value: { name, address: typed } }) => keepBuyer({ name, address: typed })}
        />
      )}
      <PaymentElement {...listenTo('card')} />
      {!part && <p className="text-sm text-sann">{words.card.notReserved}</p>}
      <CardWords attempt={attempt} onCheckAgain={checkAgain} />
      <TermsLink />
      <p>{words.card.youPay(formatCents(cents, words.language), sellerName())}</p>
      <div ref={button} className="scroll-mb-5">
        <Button type="submit" className="w-full" disabled={!mayPay}>
          {isWorking ? words.checkout.working : submitLabel}
        </Button>
      </div>
    </form>
  );
}

function addressOptions({ name = '', address }: KeptBuyer) {
  const allowedCountries = shippingCountries();
  return {
    mode: 'shipping' as const,
    // It would load scripts of Google, which the policy of the pages refuses.
    autocomplete: { mode: 'disabled' as const },
    ...(allowedCountries.length > 0 && { allowedCountries }),
    ...((name || address) && { defaultValues: { name, ...(address && { address }) } }),
  };
}

type CardWordsProps = { attempt: Attempt; onCheckAgain: () => void };

function CardWords({ attempt, onCheckAgain }: CardWordsProps) {
  const { card } = useStore($words);
  if (attempt.state === 'failed') return <ErrorNote>{attempt.reason}</ErrorNote>;
  if (attempt.state !== 'unknown') return null;
  return (
    <>
      <ErrorNote>{card.unknown}</ErrorNote>
      <Button look="secondary" className="w-full" onClick={onCheckAgain}>
        {card.checkAgain}
      </Button>
    </>
  );
}
