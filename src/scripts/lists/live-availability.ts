import type { PieceState } from '#shared/availability';
import { centsOf, formatCents } from '#shared/money';
import { $availability, $prices, refreshAvailability } from '../../stores/availability.ts';
import { countWords, isBuyable, pieceWords } from '../../lib/piece-words.ts';

const freshMs = 30_000;
const pausesMs = [freshMs, 60_000];
const longPauseMs = 120_000;
/** Nobody looks: nothing is asked until the next sign of a visitor. */
const restAfterMs = 600_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'];

let askedAt = -Infinity;
let signAt = 0;
let asked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let known: Readonly<Record<string, PieceState>> | null = null;

$availability.listen((pieces) => {
  known = pieces;
  markWholePage();
});
// It captures, to come before the works that are shown later are taken out.
document.addEventListener('astro:before-swap', (event) => markPieces(event.newDocument), true);
document.addEventListener('visibilitychange', askWhenOld);
for (const sign of signs) addEventListener(sign, noteSign, { passive: true });

export function enter(): void {
  markWholePage();
  askWhenOld();
}

function askWhenOld(): void {
  noteSign();
  if (performance.now() - askedAt >= freshMs) start();
}

function noteSign(): void {
  signAt = performance.now();
  if (!timer) start();
}

function start(): void {
  asked = 0;
  ask();
}

function ask(): void {
  const now = performance.now();
  clearTimeout(timer);
  timer = undefined;
  if (now - signAt > restAfterMs) return;
  timer = setTimeout(ask, pausesMs[asked++] ?? longPauseMs);
  const hasPieces = document.querySelector('[data-artwork], [data-cart-count]:not([hidden])');
  if (!hasPieces || document.visibilityState !== 'visible') return;
  askedAt = now;
  void refreshAvailability();
}

function markWholePage(): void {
  if (document.querySelector('[data-later]')) requestAnimationFrame(markWholePage);
  else markPieces(document);
}

// Until the first answer the built state is shown.
function markPieces(page: Document): void {
  if (!known) return;
  const shown = page.querySelectorAll<HTMLElement>('[data-artwork]');
  for (const piece of shown) markPiece(piece, known[piece.dataset['artwork'] ?? '']);
  const line = page.querySelector('[data-available]');
  if (line) line.textContent = countLine(shown);
}

// A page that was built while a transfer order held something shows it until the answer ends it.
function markPiece(piece: HTMLElement, held: PieceState | undefined): void {
  const built = piece.dataset['built'] === 'not-for-sale' ? 'not-for-sale' : 'available';
  const state = held ?? built;
  piece.dataset['state'] = state;
  for (const words of piece.querySelectorAll('[data-words]')) {
    if (words.textContent !== pieceWords[state]) words.textContent = pieceWords[state];
  }
  const price = $prices.get()?.[piece.dataset['artwork'] ?? ''];
  const add = price && piece.querySelector<HTMLElement>('[data-price]');
  if (!add) return;
  add.dataset['price'] = price;
  piece.querySelector('.price')!.textContent = formatCents(centsOf(price));
}

function countLine(shown: NodeListOf<HTMLElement>): string {
  const available = [...shown].filter(({ dataset }) => isBuyable(dataset['state']));
  return countWords(available.length, shown.length);
}
