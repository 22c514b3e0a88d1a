import type { FromFrame, ToFrame } from '../stripe-js/messages.ts';

/** The origin of the embedding page, from the frame's address. */
const parentOrigin = decodeURIComponent(location.hash.slice(1));

/** Sends only to the page that opened the frame, at its own origin. */
export function postToPage(message: FromFrame): void {
  if (parentOrigin) window.parent.postMessage(message, parentOrigin);
}

/** Calls back with every message of the page that the frame lies in. */
export function onPageMessage(onMessage: (message: ToFrame) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
    if (source === window.parent && origin === parentOrigin) onMessage(data);
  });
}
