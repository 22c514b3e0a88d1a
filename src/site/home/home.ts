import { refreshDiary } from './diary-entry.ts';
import { bindHoverMenu } from './hover-menu.ts';

// A chunk of its own would cost the home page a request.
export { toPlainText } from '../../lib/plain-text.ts';

bindHoverMenu();

export function start(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => refreshDiary());
  else setTimeout(refreshDiary, 1000);
}
