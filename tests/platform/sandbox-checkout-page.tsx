import {
  AddressElement,
  Elements,
  LinkAuthenticationElement,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useState, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { appearance } from '../../src/site/checkout/card/appearance.ts';

const query = new URLSearchParams(location.search);
const clientSecret = query.get('secret') ?? '';

function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [result, setResult] = useState('');
  const [readiness, setReadiness] = useState('loading');

  async function pay(event: SubmitEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    setResult('working');
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: `${location.origin}/payment-confirmation` },
    });
    setResult(error ? `${error.type}: ${error.message}` : paymentIntent.status);
  }

  return (
    <form onSubmit={pay}>
      <LinkAuthenticationElement />
      <AddressElement options={{ mode: 'shipping', allowedCountries: ['US', 'HT', 'FR'] }} />
      <PaymentElement
        onReady={() => setReadiness('ready')}
        onLoadError={({ error }) => setReadiness(`broken: ${error.message}`)}
      />
      <p data-testid="readiness">{readiness}</p>
      <p role="status">{result}</p>
      <button disabled={readiness !== 'ready'}>Pay</button>
    </form>
  );
}

const root = createRoot(document.getElementById('root') as HTMLElement);
void loadStripe('pk_test_sandbox').then((stripe) =>
  root.render(
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <Checkout />
    </Elements>,
  ),
);
