/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_STRIPE_PUBLISHABLE_KEY?: string;
  /** Where the local sandbox serves Stripe.js; unset: Stripe itself. */
  readonly PUBLIC_STRIPE_JS_URL?: string;
}
