/** Stripe's script or its frames did not come: the network failed, or something in the browser blocks them. */
export class StripeFailure extends Error {
  override name = 'StripeFailure' as const;
}
