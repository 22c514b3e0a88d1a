import { fillList } from './list-filler.ts';

// A list that was empty when the site was built asks once more (rulings 21).
document.addEventListener('astro:page-load', () => {
  document.querySelectorAll<HTMLElement>('[data-list]').forEach(fillList);
});
