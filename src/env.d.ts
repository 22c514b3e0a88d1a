/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_STRIPE_PUBLISHABLE_KEY?: string;
  /** The local sandbox's Stripe.js; unset: Stripe's own. */
  readonly PUBLIC_STRIPE_JS_URL?: string;
}
