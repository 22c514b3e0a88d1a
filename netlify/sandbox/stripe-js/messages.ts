import type {
  Appearance,
  CssFontSource,
  CustomFontSource,
  PaymentIntent,
  StripeError,
} from '@stripe/stripe-js';

export type ElementType = 'payment' | 'address' | 'linkAuthentication';

/** The options that the sandbox's elements support. */
export type ElementOptions = {
  mode?: 'shipping' | 'billing';
  allowedCountries?: string[] | null;
  defaultValues?: {
    email?: string;
    name?: string | null;
    address?: Partial<Record<keyof AddressValue['address'], string | null>>;
  };
};

/** It is handed over, and the sandbox draws nothing by it. */
export type Look = { appearance?: Appearance; fonts?: (CssFontSource | CustomFontSource)[] };

export type SetUp = Look & {
  kind: 'set-up';
  publishableKey: string;
  clientSecret: string | null;
  options: ElementOptions;
};

/** What the payment element needs beside the card to confirm a payment. */
export type Confirmation = {
  clientSecret: string;
  return_url?: string;
  receipt_email?: string;
  shipping?: object;
  billing_details?: object;
};

export type AddressValue = {
  name: string;
  address: {
    line1: string;
    line2: string | null;
    city: string;
    state: string;
    postal_code: string;
    country: string;
  };
};
export type EmailValue = { email: string };
export type FormState = { complete: boolean; empty: boolean; value: object };

export type Question =
  | { kind: 'state' | 'validate' }
  | { kind: 'confirm'; confirmation: Confirmation };
export type ConfirmAnswer = { paymentIntent: PaymentIntent } | { error: StripeError };
export type StateAnswer = { state: FormState; problem: StripeError | null };
export type Reply = ConfirmAnswer | StateAnswer;

export type ToFrame =
  | SetUp
  | { kind: 'focus' | 'blur' | 'clear' }
  | { kind: 'ask'; number: number; question: Question };

export type FromFrame =
  | { kind: 'loaded' }
  | { kind: 'resize'; height: number }
  | { kind: 'submit' }
  | { kind: 'event'; name: 'ready' | 'focus' | 'blur' | 'escape' }
  | { kind: 'event'; name: 'change'; detail: FormState }
  | { kind: 'event'; name: 'loaderror'; detail: { error: StripeError } }
  | { kind: 'answer'; number: number; reply: Reply };
