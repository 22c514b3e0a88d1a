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
      {readiness === 'broken' && (
        <ErrorNote>Could not initialize Stripe payment. Please try again.</ErrorNote>
      )}
      <p className="text-sm text-sann">
        Not reserved until you pay. If somebody is faster, you are not charged.
      </p>
      <CardWords attempt={attempt} onCheckAgain={checkAgain} />
      <Button type="submit" className="w-full" disabled={!mayPay}>
        {isWorking ? 'Processing...' : submitLabel}
      </Button>
    </form>
  );
}

function addressOptions() {
  const allowedCountries = shippingCountries();
  return { mode: 'shipping' as const, ...(allowedCountries.length > 0 && { allowedCountries }) };
}
