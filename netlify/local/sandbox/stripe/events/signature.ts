import { createHmac } from 'node:crypto';

/** The Stripe-Signature header of a webhook that is sent now. */
export function signPayload(payload: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
