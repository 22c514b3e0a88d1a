/** An element and all that it stands in, the nearest first. */
export type Place = readonly Element[];

/** Returns the place of an element before a press: afterwards the element may be gone. */
export function placeOf(element: Element | null): Place {
  return element ? [element, ...placeOf(element.parentElement)] : [];
}

/** Returns what gets the focus at a place: its element, or if that is gone, what the nearest `data-focus-next` is or names. */
export function focusTarget([element, ...around]: Place): HTMLElement | null {
  if (element?.isConnected) return element as HTMLElement;
  const candidates = around.filter(({ isConnected }) => isConnected).map(nextIn);
  const next = candidates.find((candidate) => candidate !== null);
  return document.getElementById(next?.dataset.focusNext ?? '') ?? next ?? null;
}

/** Moves the focus on if the element of a place is gone. */
export function leavePlace(place: Place): void {
  if (!place[0]?.isConnected) focusTarget(place)?.focus();
}

/** Returns the `data-focus-next` of an element. One within an article is only for presses there. */
function nextIn(around: Element): HTMLElement | null {
  const next = '[data-focus-next]';
  if (around.matches(next)) return around as HTMLElement;
  return around.querySelector(`${next}:not(:scope article *)`);
}
