import { fillList } from './list-filler.ts';

export function enter(): void {
  document.querySelectorAll<HTMLElement>('[data-list]').forEach(fillList);
}
