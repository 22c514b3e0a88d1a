import { formatPrice } from '#shared/money';
import type { ArtworkState } from '#shared/availability';
import { countAvailable, isAvailable } from '#shared/available-works';
import type { Language } from '#shared/language';
import { $availability, $prices, $times, refreshAvailability } from './availability-store.ts';

/** `held`: a state with the end of its hold. */
type StateWords = Record<ArtworkState | 'held' | 'locale', string> & {
  date: 'medium' | 'short';
  language: Language;
};

const freshMs = 30_000;
const pausesMs = [freshMs, 60_000];
const longPauseMs = 120_000;
/** Nobody looks: nothing is asked until the next sign of a visitor. */
const restAfterMs = 600_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'];

let askedAt = -Infinity;
let signAt = 0;
let timesAsked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let knownStates: Readonly<Record<string, ArtworkState>> | null = null;

$availability.listen((artworks) => {
  knownStates = artworks;
  markWholePage();
});
// It captures, to come before the works that are shown later are taken out.
document.addEventListener('astro:before-swap', (event) => markArtworks(event.newDocument), true);
document.addEventListener('visibilitychange', askWhenOld);
document.addEventListener('submit', stopPictures);
bindHeader();
for (const sign of signs) addEventListener(sign, recordSign, { passive: true });

export function start(): void {
  markWholePage();
  askWhenOld();
}

/**
 * Asks again when the last answer is old. Where an hour is counted down, each look asks: the clock of a device that slept stood still (rule
 * 108).
 */
function askWhenOld(look?: Event): void {
  signAt = performance.now();
  const isDue = look && document.querySelector('[data-state=upcoming]');
  if (!timer || isDue || signAt - askedAt >= freshMs) beginAsking();
}

function recordSign(): void {
  signAt = performance.now();
  if (!timer) beginAsking();
}

function beginAsking(): void {
  timesAsked = 0;
  ask();
}

function ask(): void {
  const now = performance.now();
  clearTimeout(timer);
  timer = undefined;
  if (now - signAt > restAfterMs) return;
  timer = setTimeout(ask, pausesMs[timesAsked++] ?? longPauseMs);
  const hasArtworks = document.querySelector('[data-artwork], [data-cart-count]:not([hidden])');
  if (!hasArtworks || document.visibilityState !== 'visible') return;
  askedAt = now;
  void refreshAvailability();
}

function markWholePage(): void {
  if (document.querySelector('[data-later]')) requestAnimationFrame(markWholePage);
  else markArtworks(document);
}

// Until the first answer the built state is shown.
function markArtworks(page: Document): void {
  if (!knownStates) return;
  const shown = page.querySelectorAll<HTMLElement>('[data-artwork]');
  if (shown.length === 0) return;
  const words = JSON.parse(page.getElementById('state-words')!.textContent) as StateWords;
  for (const artwork of shown) {
    markArtwork(artwork, knownStates[artwork.dataset.artwork ?? ''], words);
  }
  if (page.querySelector('[data-state=upcoming]'))
    void import('./hours.ts').then((hours) => hours.showSaleHours());
  const line = page.querySelector<HTMLElement>('[data-available]');
  if (line) line.textContent = countLine(line, shown);
}

// Nobody has what the answer leaves out: it is as it was built.
function markArtwork(
  artwork: HTMLElement,
  held: ArtworkState | undefined,
  words: StateWords,
): void {
  const state = held ?? (artwork.dataset.built as ArtworkState);
  const id = artwork.dataset.artwork ?? '';
  artwork.dataset.state = state;
  // Only its own page says the end of a hold.
  const until = artwork.matches('.work') && $times.get().holds[id];
  const label = stateWords(state, until, words);
  for (const place of artwork.querySelectorAll('[data-words]')) {
    if (state !== 'upcoming' && place.textContent !== label) place.textContent = label;
  }
  const price = $prices.get()?.[id];
  if (!price) return;
  for (const place of artwork.querySelectorAll<HTMLElement>('.price, [data-price]')) {
    if (place.dataset.price) place.dataset.price = price;
    else place.textContent = formatPrice(price, words.language);
  }
}

/** Returns the words of a state. The end of a hold is told in the visitor's time zone. */
function stateWords(
  state: ArtworkState,
  until: string | false | undefined,
  words: StateWords,
): string {
  if (!until) return words[state];
  const { locale, date: dateStyle } = words;
  const time = new Date(until).toLocaleString(locale, { dateStyle, timeStyle: 'short' });
  return words.held.replace('{state}', words[state]).replace('{time}', time);
}

function countLine({ dataset }: HTMLElement, shown: NodeListOf<HTMLElement>): string {
  const elsewhere = dataset.elsewhere!.split(' ').filter(Boolean);
  const states = [
    ...[...shown].map((artwork) => artwork.dataset.state),
    ...elsewhere.map((id) => knownStates?.[id] ?? 'available'),
  ];
  return countAvailable(dataset.available!, states.filter(isAvailable).length);
}

/** Shows the header again where a visitor scrolls up. */
function bindHeader(): void {
  let last = scrollY;
  addEventListener('scroll', () => {
    const header = document.querySelector('.site-header');
    header?.toggleAttribute('data-back', scrollY > 0 && scrollY < last);
    last = scrollY;
  });
}

/**
 * Stops pictures that are still to come after a press of Buy Now: they would load beside the checkout's scripts. An empty picture keeps the
 * place.
 */
function stopPictures({ target }: Event): void {
  if ((target as Element).id !== 'buy') return;
  for (const image of document.images) {
    if (image.complete || image.loading !== 'lazy') continue;
    image.parentElement?.replaceChildren(image);
    image.srcset = '';
    image.src = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
  }
}
