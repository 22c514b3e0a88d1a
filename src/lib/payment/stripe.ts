import { pageLanguage } from '../../words/islands/page-language.ts';
import type { Stripe } from '@stripe/stripe-js';
import { inTime } from '../in-time.ts';
import { StripeFailure } from './stripe-failure.ts';

/** Also of its elements. Stripe does not know Haitian Creole. */
const locales = { en: 'en', fr: 'fr', ht: 'auto' } as const;

const standIn = import.meta.env.PUBLIC_STRIPE_JS_URL;

let loading: ReturnType<typeof requestScript> | undefined;

/** Loads Stripe.js on first use; a failed load is repeated by the next call. Throws StripeFailure. */
export function loadStripeJs() {
  loading ??= inTime(requestScript()).catch((error: Error) => {
    loading = undefined;
    endScripts();
    throw new StripeFailure(error.message);
  });
  return loading;
}

/** Throws without a key. */
export async function getStripe(publishableKey: string): Promise<Stripe> {
  if (!publishableKey) throw new Error('Missing required Stripe key');
  const load = await loadStripeJs();
  const loaded = load(publishableKey, { locale: locales[pageLanguage()] });
  const stripe = await inTime(loaded).catch((error: Error) => {
    endScripts();
    throw new StripeFailure(error.message);
  });
  if (!stripe) throw new StripeFailure('Stripe.js not available');
  return stripe;
}

/** The module waits for a script that never comes until it fails, and then loads it again. */
function endScripts(): void {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src$="/stripe.js"]');
  for (const script of scripts) script.dispatchEvent(new Event('error'));
}

/** The module begins to load Stripe.js by itself, so that it loads beside the shop's answer. */
async function requestScript() {
  if (standIn && !('Stripe' in window)) await addScript(standIn);
  return (await import('@stripe/stripe-js')).loadStripe;
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
