const key = 'reloaded-for-missing-part';

/** A part of the page that is gone after a deploy comes back with the new page; once, so that an outage does not loop. */
export function reloadOnce(): void {
  if (sessionStorage.getItem(key) === location.pathname) return;
  sessionStorage.setItem(key, location.pathname);
  location.reload();
}
