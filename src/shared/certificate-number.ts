/** Returns 'C-2026-0042' of 'C-2026-0042-K7M4QXAH'. */
export function numberOf(code: string): string {
  return code.slice(0, code.lastIndexOf('-'));
}
