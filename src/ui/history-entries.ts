/** What Back does with a layer; it may refuse to close. */
type Back = () => void;

const layers: Back[] = [];
/** Where the browser was before a `popstate`. */
let here = { address: location.href, depth: depthOf() };
let isMoving = false;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Gives a layer above the page an entry of the history, which Back leaves; returns what ends both. */
export function enterHistory(back: Back): () => void {
  layers.push(back);
  matchLater();
  return () => {
    const place = layers.lastIndexOf(back);
    if (place >= 0) layers.splice(place, 1);
    matchLater();
  };
}

function depthOf(): number {
  return (history.state as { layers?: number } | null)?.layers ?? 0;
}

// Later: of two layers that change places the second one takes the entry, and a followed link replaces it.
function matchLater(): void {
  clearTimeout(waiting);
  waiting = setTimeout(match);
}

/** Adds and removes entries until each layer has one. The router knows its own ones by `index` (withastro/astro#13943). */
function match(): void {
  if (isMoving) return;
  const surplus = depthOf() - layers.length;
  isMoving = surplus > 0;
  if (isMoving) return history.go(-surplus);
  for (let depth = depthOf() + 1; depth <= layers.length; depth++) {
    const { index = 0, ...state } = (history.state ?? {}) as { index?: number };
    history.pushState({ ...state, index: index + 1, layers: depth }, '');
  }
  remember();
}

function remember(): void {
  here = { address: location.href, depth: depthOf() };
}

/**
 * Closes the layers that a step back left. A step between a page and a layer above it is not for the router. Our own step closes no layer:
 * one may have opened since.
 */
function follow(event: PopStateEvent): void {
  const isSamePage = location.href === here.address && here.depth !== depthOf();
  const left = isMoving ? [] : layers.slice(depthOf()).reverse();
  remember();
  isMoving = false;
  if (isSamePage) {
    event.stopImmediatePropagation();
    for (const back of left) back();
  }
  matchLater();
}

// A property, because its place before the router's listener is kept (kept-scroll.ts).
window['onpopstate'] = follow;
document.addEventListener('astro:after-swap', remember);
