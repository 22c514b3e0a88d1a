import { followOutcome } from '../../lib/payment/payment-outcome.ts';
import { fillAnswer } from './answer.ts';

const key = 'payment';

void showAnswer();
// The way back from another page does not run the module again.
document.addEventListener('astro:after-swap', showAnswer);

async function showAnswer(): Promise<void> {
  const place = document.querySelector('[data-payment]');
  if (!place) return;
  const question = [...place.childNodes];
  const search = takeSearch();
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

/** The query has the payment's secret, so it leaves the address; a reload and the way back find it in this tab (rule 88). */
function takeSearch(): string {
  const { search, pathname } = location;
  try {
    if (!search) return sessionStorage[key] ?? '';
    sessionStorage[key] = search;
    history.replaceState(history.state, '', pathname);
  } catch {
    // Without storage it stays.
  }
  return search;
}
