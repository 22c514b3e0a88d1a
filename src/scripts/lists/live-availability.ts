import type { PieceState } from '#shared/availability';
import { centsOf, formatCents } from '#shared/money';
import { $availability, $prices, refreshAvailability } from '../../stores/availability.ts';
import { countWords, isBuyable, pieceWords } from '../../lib/piece-words.ts';

const askEvery = 30_000;

let known: Readonly<Record<string, PieceState>> | null = null;

$availability.listen((pieces) => {
  known = pieces;
  markWholePage();
});
// It captures, to come before the works that are shown later are taken out.
document.addEventListener('astro:before-swap', (event) => markPieces(event.newDocument), true);
document.addEventListener('visibilitychange', ask);
setInterval(ask, askEvery);

export function enter(): void {
  markWholePage();
  ask();
}

function ask(): void {
  const hasPieces = document.querySelector('[data-artwork], [data-cart-count]:not([hidden])');
  if (hasPieces && document.visibilityState === 'visible') void refreshAvailability();
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

// A page that was built during a hold shows it until the answer ends it.
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
