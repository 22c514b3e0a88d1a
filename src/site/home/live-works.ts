import { formatPrice } from '#shared/money';
import type { ArtworkState } from '#shared/availability';
import { ask } from '../../lib/call.ts';
import { pageLanguage } from '../../words/page-language.ts';

/** Shows once what was sold, held or changed since the build. The script of the wall would be too large for this page. */
export async function showLiveWorks(): Promise<void> {
  const stateWords = document.getElementById('state-words');
  const answer = stateWords && (await ask('GET /api/availability').catch(() => null));
  if (!answer) return;
  const words = JSON.parse(stateWords.textContent) as Record<ArtworkState, string>;
  for (const work of document.querySelectorAll<HTMLElement>('[data-work]')) {
    const id = work.dataset.work!;
    const state = answer.artworks[id] ?? (work.dataset.built as ArtworkState);
    const price = answer.prices[id];
    const hour = answer.hours[id]?.says[pageLanguage()] ?? '';
    work.dataset.state = state;
    work.querySelector('[data-words]')!.textContent = words[state].replace('{hour}', hour);
    if (price) {
      const priceWords = formatPrice(price, pageLanguage());
      work.querySelector('.price')?.replaceChildren(priceWords);
    }
  }
}
