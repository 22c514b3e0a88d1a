const parentCheckMs = 500;
const patienceMs = 8000;

let ending = false;

/**
 * Ends this process in order on SIGTERM, SIGINT, or the death of its parent: npm hands a signal only to its shell
 * (rulings 31). A parent that was gone before the first look shows by its closed channel.
 */
export function endWith(close: () => Promise<void>): void {
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await close().catch(() => {});
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  // On Netlify a function that forgets a promise ends alone; here it must not end the shop.
  process.on('unhandledRejection', (reason) => console.error(reason));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void end(), parentCheckMs).unref();
}

/** Ends this process because it could not start; quietly when it is being stopped anyway. */
export function failWith(error: unknown): void {
  if (ending) return;
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
