const parentCheckMs = 500;
const patienceMs = 8000;

let ending = false;

/** Ends this process in order on SIGTERM and SIGINT; returns what ends it. */
export function closeOnSignal(close: () => Promise<void>): () => Promise<void> {
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await close().catch(() => {});
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // On Netlify an unhandled rejection ends one function; here it must not end the shop.
  process.on('unhandledRejection', (reason) => console.error(reason));
  return end;
}

/**
 * Ends also when the parent does: npm passes a signal only to its shell. A closed channel shows that the parent ended before the first
 * check.
 */
export function closeWithParent(close: () => Promise<void>): void {
  const end = closeOnSignal(close);
  process.on('disconnect', end);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void end(), parentCheckMs).unref();
}

/** Ends a process that could not start; silently if it is being stopped. */
export function exitWithError(error: unknown): void {
  if (ending) return;
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
