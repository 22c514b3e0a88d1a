import { pageLanguage } from '../../../words/page-language.ts';
import type { Stripe } from '@stripe/stripe-js';
import { inTime } from '../../../lib/in-time.ts';
import { StripeFailure } from './stripe-failure.ts';

/** Also of its elements. Stripe does not know Haitian Creole. */
const locales = { en: 'en', fr: 'fr', ht: 'auto' } as const;

/** Of the release that @stripe/stripe-js expects (`unit/stripe-release`). */
const stripeJs = 'https://js.stripe.com/endive/stripe.js';
const source = import.meta.env.PUBLIC_STRIPE_JS_URL || stripeJs;

let loading: ReturnType<typeof requestScript> | undefined;
let failures = 0;

/** Loads Stripe.js on first use; a failed load is repeated by the next call. Throws StripeFailure. */
export function loadStripeJs() {
  loading ??= inTime(requestScript()).catch(({ message }: Error) => {
    loading = undefined;
    failures += 1;
    throw new StripeFailure(message);
  });
  return loading;
}

/** Throws without a key. */
export async function getStripe(publishableKey: string): Promise<Stripe> {
  if (!publishableKey) throw new Error('Missing required Stripe key');
  const load = await loadStripeJs();
  const stripe = await load(publishableKey, { locale: locales[pageLanguage()] });
  return stripe!;
}

// Not by loadStripe, which waits for ever for a script that never comes; it takes an existing `window.Stripe`.
async function requestScript() {
  const module = import('@stripe/stripe-js/pure');
  // Browsers answer a second request of the same address with the first, which may never end.
  if (!('Stripe' in window)) await addScript(failures ? `${source}?again=${failures}` : source);
  if (!('Stripe' in window)) throw new Error('Stripe.js not available');
  return (await module).loadStripe;
}

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
