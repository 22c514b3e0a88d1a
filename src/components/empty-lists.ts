import { fillList } from './list-filler.ts';

/** A list that was empty when the site was built asks once more (rulings 21). */
export function enter(): void {
  document.querySelectorAll<HTMLElement>('[data-list]').forEach(fillList);
}
