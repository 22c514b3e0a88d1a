const lookAgainMs = 20;

/**
 * Leaves the document once no dialog has an entry of the history any more (`ui/history-entries.ts`): on a slow network the step back of
 * a closed dialog would end the way to another document.
 */
export function leaveBy(way: () => void): void {
  const { layers = 0 } = (history.state ?? {}) as { layers?: number };
  if (layers > 0) setTimeout(leaveBy, lookAgainMs, way);
  else way();
}
