const key = 'reloaded-for-missing-part';

/** Reloads once if a chunk is gone after a deploy; only once, so that an outage does not loop. */
export function reloadOnce(): void {
  if (sessionStorage.getItem(key) === location.pathname) return;
  sessionStorage.setItem(key, location.pathname);
  location.reload();
}
