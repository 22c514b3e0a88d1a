import { useStore } from '@nanostores/react';
import {
  AddressElement,
  Elements,
  LinkAuthenticationElement,
  PaymentElement,
} from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { appearance, listFonts } from './appearance.ts';
import { CardWords } from './CardWords.tsx';
import { shippingCountries } from '../shipping.ts';
import { useCardPayment, type CardPaymentOptions } from './use-card-payment.ts';
import { $words } from '../../../words/islands/words.ts';

export type CardFormProps = CardPaymentOptions & {
  submitLabel: string;
  onWorking?: (() => void) | undefined;
};

/** Stripe's elements for e-mail, address and card. */
export function CardForm({ stripe, ...form }: CardFormProps & { stripe: Stripe }) {
  const [fonts] = useState(listFonts);
  const { clientSecret } = form.payment;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance, fonts }}>
      <CardFields {...form} />
    </Elements>
  );
}

function CardFields({ submitLabel, onWorking, ...options }: CardFormProps) {
  const [readiness, setReadiness] = useState<'loading' | 'ready' | 'broken'>('loading');
  const { attempt, pay, checkAgain } = useCardPayment(options);
  const [address] = useState(addressOptions);
  const [email, setEmail] = useState<string>();
  const words = useStore($words);
  const isWorking = attempt.state === 'working';
  const mayPay = readiness === 'ready' && ['idle', 'failed'].includes(attempt.state);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!mayPay) return;
    void pay(email);
    onWorking?.();
  }

  return (
    <form onSubmit={submit} aria-busy={isWorking} className="space-y-5">
      <LinkAuthenticationElement
        onChange={({ complete, value }) => setEmail(complete ? value.email : undefined)}
      />
      <AddressElement options={address} />
      <PaymentElement
        onReady={() => setReadiness('ready')}
        onLoadError={() => setReadiness('broken')}
      />
      {readiness === 'broken' && <ErrorNote>{words.card.notLoaded}</ErrorNote>}
      <p className="text-sm text-sann">{words.card.notReserved}</p>
      <CardWords attempt={attempt} onCheckAgain={checkAgain} />
      <Button type="submit" className="w-full" disabled={!mayPay}>
        {isWorking ? words.checkout.working : submitLabel}
      </Button>
    </form>
  );
}

function addressOptions() {
  const allowedCountries = shippingCountries();
  return { mode: 'shipping' as const, ...(allowedCountries.length > 0 && { allowedCountries }) };
}
