import { refreshDiary } from './diary-entry.ts';
import { bindHoverMenu } from './hover-menu.ts';

bindHoverMenu();

/** The home page asks for the newest entry when nothing else is to be done (rulings 21). */
export function enter(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(refreshDiary);
  else setTimeout(refreshDiary, 1000);
}
