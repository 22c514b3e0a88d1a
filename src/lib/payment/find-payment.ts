import type { PaymentOutcome } from '#shared/payment';
import { get } from '../call.ts';

export function findPayment(clientSecret: string): Promise<PaymentOutcome> {
  const [paymentIntent = ''] = clientSecret.split('_secret_');
  const query = new URLSearchParams({
    payment_intent: paymentIntent,
    payment_intent_client_secret: clientSecret,
  });
  return get<PaymentOutcome>(`/api/orders/payment?${query}`);
}
