import type { FromFrame, ToFrame } from '../stripe-js/messages.ts';

/** The origin that embeds this frame, as the frame's address names it. */
const parentOrigin = decodeURIComponent(location.hash.slice(1));

/** Only the page that opened the frame is told, and only at its own origin. */
export function tellPage(message: FromFrame): void {
  if (parentOrigin) window.parent.postMessage(message, parentOrigin);
}

/** Calls back with every message of the page that the frame lies in. */
export function hearPage(onMessage: (message: ToFrame) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
    if (source === window.parent && origin === parentOrigin) onMessage(data);
  });
}
