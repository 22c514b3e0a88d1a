import { followOutcome } from '../../lib/payment/payment-outcome.ts';
import { fillAnswer } from './answer.ts';

void showAnswer();
// The way back from another page does not run the module again.
document.addEventListener('astro:after-swap', showAnswer);

async function showAnswer(): Promise<void> {
  const place = document.querySelector('[data-payment]');
  if (!place) return;
  const question = [...place.childNodes];
  const { search } = location;
  await followOutcome(search, search.includes('redirect_status=succeeded'), (learned) => {
    if (!place.isConnected) return;
    place.replaceChildren(fillAnswer(learned));
    place.querySelector('h1')?.focus();
    place.querySelector('[data-check-again]')?.addEventListener('click', () => {
      place.replaceChildren(...question);
      void showAnswer();
    });
  });
}
