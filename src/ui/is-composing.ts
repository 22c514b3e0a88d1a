/** Returns whether a key belongs to an input method: Enter or Escape decides about a candidate then. Safari says it by the code alone. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
