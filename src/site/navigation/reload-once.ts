import { store } from '../../lib/stored.ts';

/**
 * Reloads once if a chunk is gone after a deploy; only once, so that an outage does not loop. Chunks fail offline, too,
 * and in WebKit when the page is being left: then the site does not answer, or not before the next page is there.
 */
export function reloadOnce(): void {
  const { pathname } = location;
  if (store('reloaded') === pathname) return;
  const reload = (): void => {
    // Where nothing is kept, an outage would loop.
    if (store('reloaded', pathname)) location.reload();
  };
  fetch(pathname, { method: 'HEAD', cache: 'no-store' }).then(reload, () => undefined);
}
