import { followOutcome } from '../payment/payment-outcome.ts';
import { fillAnswer } from './answer.ts';

void showAnswer();
// The way back from another page does not run the module again.
document.addEventListener('astro:after-swap', showAnswer);

async function showAnswer(): Promise<void> {
  const place = document.querySelector('[data-payment]');
  if (!place) return;
  const question = [...place.childNodes];
  const search = takeSearch();
  await followOutcome(search, search.includes('=succeeded'), (learned) => {
    if (!place.isConnected) return;
    place.replaceChildren(fillAnswer(learned));
    place.querySelector('h1')?.focus();
    place.querySelector('[data-check-again]')?.addEventListener('click', () => {
      place.replaceChildren(...question);
      void showAnswer();
    });
  });
}

/**
 * Returns the query and removes it from the address, because it has the payment's secret. The entry of the history keeps it (rule 88). The
 * router reads `index`.
 */
function takeSearch(): string {
  const search: string = location.search || history.state?.search || '';
  history.replaceState({ index: 0, ...history.state, search }, '', location.pathname);
  return search;
}
