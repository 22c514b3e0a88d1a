/** Returns the number as people read it: no line breaks at its hyphens (U+2011). Find and links accept these. */
export function shownNumber(orderNumber: string): string {
  return orderNumber.replaceAll('-', '\u2011');
}
