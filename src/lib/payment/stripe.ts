import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const key = requireKey();

function requireKey(): string {
  const found = import.meta.env.PUBLIC_STRIPE_PUBLISHABLE_KEY;
  if (!found) throw new Error('Missing required Stripe key');
  return found;
}

let stripe: Promise<Stripe> | undefined;

/** Loads Stripe.js on first use; a failed load is repeated by the next call. */
export function getStripe(): Promise<Stripe> {
  stripe ??= requestStripe().catch((error: unknown) => {
    stripe = undefined;
    throw error;
  });
  return stripe;
}

async function requestStripe(): Promise<Stripe> {
  const standIn = import.meta.env.PUBLIC_STRIPE_JS_URL;
  if (standIn && !('Stripe' in window)) await addScript(standIn);
  const loaded = await loadStripe(key);
  if (!loaded) throw new Error('Stripe.js not available');
  return loaded;
}

// loadStripe loads from Stripe only, but takes an existing `window.Stripe`.
function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Failed to load Stripe.js'));
    });
    document.head.append(script);
  });
}
