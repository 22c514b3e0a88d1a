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
  void hangPictures();
}

/** No picture of the wall is requested before the hero's is there. */
async function hangPictures(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('.hero img')
    ?.decode()
    .catch(() => null);
  document.querySelector('.waits')?.classList.remove('waits');
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
  menu.dataset['hoverMenu'] = 'awake';
  clearTimeout(timer);
  timer = setTimeout(() => (menu.dataset['hoverMenu'] = 'resting'), restAfter);
}
