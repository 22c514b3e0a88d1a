/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The local sandbox's Stripe.js; unset: Stripe's own. */
  readonly PUBLIC_STRIPE_JS_URL?: string;
}
