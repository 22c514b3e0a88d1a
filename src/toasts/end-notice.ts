import { $toast, dismissToast } from './toast.ts';

/** So long the words of a notice stay beside the same words on the screen, in milliseconds. */
const readMs = 2000;

/** Ends the notice that is shown now once the screen shows `words`, which say the same. Returns what ends the watch. */
export function endNoticeWith(words: Element | null): () => void {
  const notice = $toast.get();
  let timer = 0;
  const watch = new IntersectionObserver((seen) => {
    if (!notice || !seen.some(({ isIntersecting }) => isIntersecting)) return;
    timer = window.setTimeout(() => dismissToast(notice.id), readMs);
    watch.disconnect();
  });
  if (words) watch.observe(words);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
