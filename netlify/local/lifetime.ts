const parentCheckMs = 500;
const patienceMs = 8000;

/** Ends this process in order on SIGTERM, SIGINT, or the death of its parent: npm hands a signal only to its shell (rulings 31). */
export function endWith(close: () => Promise<void>): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await close().catch(console.error);
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void end(), parentCheckMs).unref();
}
