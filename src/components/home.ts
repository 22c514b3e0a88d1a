import { refreshDiary } from './diary-entry.ts';
import { bindHoverMenu } from './hover-menu.ts';

bindHoverMenu();
document.addEventListener('astro:page-load', () => {
  if (document.querySelector('[data-diary]')) whenIdle(refreshDiary);
});

// The home page asks for the newest entry when nothing else is to be done (rulings 21).
function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
