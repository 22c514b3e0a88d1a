import { likesStillness } from '../../lib/motion.ts';

/** The name under which a picture on the page and the same one in the gallery are one. */
export const transitionName = 'artwork';

const longestWaitMs = 1000;

/** Opens the gallery while the pressed picture grows into it, where the browser can and the visitor likes motion. */
export function growInto(picture: HTMLElement, open: (onShown: () => void) => void): void {
  if (!('startViewTransition' in document) || likesStillness()) {
    open(() => {});
    return;
  }
  picture.style.viewTransitionName = transitionName;
  document.startViewTransition(async () => {
    picture.style.viewTransitionName = '';
    const shown = new Promise<void>((resolve) => open(resolve));
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  });
}
