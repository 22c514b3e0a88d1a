import { learnOutcome, type Learned } from '../../lib/payment/payment-outcome.ts';
import { fillAnswer } from './answer.ts';

void showAnswer();
// The way back from another page does not run the module again.
document.addEventListener('astro:after-swap', showAnswer);

async function showAnswer(): Promise<void> {
  const place = document.querySelector('[data-payment]');
  if (!place) return;
  const question = [...place.childNodes];
  const learned = await learnFromAddress();
  if (!place.isConnected) return;
  place.replaceChildren(fillAnswer(learned));
  place.querySelector('h1')?.focus();
  place.querySelector('[data-check-again]')?.addEventListener('click', () => {
    place.replaceChildren(...question);
    void showAnswer();
  });
}

const waitsWhileProcessing = [1000, 2000, 4000];

async function learnFromAddress(): Promise<Learned> {
  const secret = new URLSearchParams(location.search).get('payment_intent_client_secret');
  if (!secret) return 'not-found';
  let learned = await learnOutcome(secret);
  for (const wait of waitsWhileProcessing) {
    if (typeof learned === 'string' || learned.state !== 'processing') return learned;
    await new Promise((resolve) => setTimeout(resolve, wait));
    learned = await learnOutcome(secret);
  }
  return learned;
}
