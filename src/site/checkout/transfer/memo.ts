/** Returns the memo of a transfer. It is the same in each language, because the painter compares it. */
export function memoOf(orderNumber: string): string {
  return `Order #${orderNumber}`;
}
