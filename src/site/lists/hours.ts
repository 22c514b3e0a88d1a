import type { Hour } from '#shared/availability';
import type { Language } from '#shared/language';
import { $times, refreshAvailability } from './availability-store.ts';
import { ownHour, type OwnHourWords } from './own-hour.ts';

type Words = OwnHourWords & { upcoming: string; left: string; language: Language };

const secondMs = 1000;
/** So long before the hour an answer is a second old at most. */
const lastMinuteMs = 60_000;
const askAgainMs = 45_000;
const lastHourMs = 3_600_000;
/** A longer timer ends at once. */
const longestTimerMs = 86_400_000;
const retryMs = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows when the artworks of the page are sold, counts down, and asks at the hour: only the answer turns the page (rule 108). */
export function showSaleHours(): void {
  clearTimeout(timer);
  const upcoming = findUpcoming();
  const stateWords = document.getElementById('state-words');
  if (!stateWords || upcoming.length === 0) return;
  const words = JSON.parse(stateWords.textContent) as Words;
  const { hours, at } = $times.get();
  const waits = [...upcoming].flatMap((artwork) => {
    const hour = hours[artwork.dataset.artwork ?? ''];
    if (!hour) return [];
    const leftMs = hour.inMs - (performance.now() - at);
    showHour(artwork, hour, { leftMs, words });
    return [Math.min(untilTold(leftMs), untilAsked(hour, leftMs))];
  });
  const wait = Math.min(...waits);
  if (wait <= 0) void ask();
  else if (waits.length > 0) timer = setTimeout(showSaleHours, Math.min(wait, longestTimerMs));
}

function findUpcoming(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-artwork][data-state=upcoming]');
}

function untilTold(leftMs: number): number {
  if (leftMs > lastHourMs) return leftMs - lastHourMs;
  return leftMs % secondMs || secondMs;
}

function untilAsked({ inMs }: Hour, leftMs: number): number {
  return inMs > lastMinuteMs ? leftMs - askAgainMs : leftMs;
}

/** Asks the server. The answer comes back to `showSaleHours`; without a new one that runs again after 5000 ms. */
async function ask(): Promise<void> {
  const before = $times.get();
  await refreshAvailability();
  if ($times.get() === before) timer = setTimeout(showSaleHours, retryMs);
}

type Telling = { leftMs: number; words: Words };

/** Writes only what has changed: a browser may have translated the rest. */
function showHour(artwork: HTMLElement, hour: Hour, { leftMs, words }: Telling): void {
  const { upcoming, left, language } = words;
  hour.own ??= ownHour(hour, words);
  const hourWords = upcoming.replace('{hour}', hour.says[language]);
  for (const place of artwork.querySelectorAll<HTMLElement>('[data-words]')) {
    if (place.dataset.words !== hourWords) {
      place.replaceChildren(hourWords, ...(hour.own ? [newLine(hour.own)] : []));
    }
    place.dataset.words = hourWords;
    if (leftMs > lastHourMs) continue;
    const countdown = place.querySelector('[translate]') ?? place.appendChild(newLine());
    countdown.setAttribute('translate', 'no');
    countdown.textContent = left.replace('{left}', timeOf(leftMs));
  }
}

function newLine(textContent = ''): HTMLElement {
  const className = 'block font-sans text-sm text-sann';
  return Object.assign(document.createElement('span'), { className, textContent });
}

/** Returns '12 min 34 s' or '34 s'. */
function timeOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / secondMs));
  const minutes = Math.floor(seconds / 60);
  return `${minutes ? `${minutes}\u00a0min ` : ''}${seconds % 60}\u00a0s`;
}
