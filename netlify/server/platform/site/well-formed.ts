/** Returns whether every percent escape of a path is one of UTF-8. */
export function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
