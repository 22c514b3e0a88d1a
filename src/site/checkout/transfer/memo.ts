/** The memo of a transfer is the same in each language: the painter compares it. */
export function memoOf(orderNumber: string): string {
  return `Order #${orderNumber}`;
}
