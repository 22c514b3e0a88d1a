import { refreshDiary } from './diary-entry.ts';
import { showLiveWorks } from './live-works.ts';

// A chunk of its own would cost the home page a request.
export { toPlainText } from '../../lib/plain-text.ts';

const restAfter = 2500;

let timer: ReturnType<typeof setTimeout> | undefined;

bindHoverMenu();

export function start(): void {
  void refreshDiary();
  void showLiveWorks();
}

function bindHoverMenu(): void {
  for (const event of ['mousemove', 'touchstart'] as const) {
    document.addEventListener(event, wake, { passive: true });
  }
  // The mouse or a finger may have come before the script.
  if (document.querySelector(':hover')) wake();
}

function wake(): void {
  const menu = document.querySelector<HTMLElement>('[data-hover-menu]');
  if (!menu) return;
  menu.dataset.hoverMenu = 'awake';
  clearTimeout(timer);
  timer = setTimeout(() => (menu.dataset.hoverMenu = 'resting'), restAfter);
}
