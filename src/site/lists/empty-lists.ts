import { fillList } from './list-filler.ts';

export function start(): void {
  document.querySelectorAll<HTMLElement>('[data-list]').forEach(fillList);
}
