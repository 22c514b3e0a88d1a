/** A list that was empty when the site was built asks once more (rulings 21). */
export function fillEmptyLists(): void {
  document.addEventListener('astro:page-load', () => {
    const lists = document.querySelectorAll<HTMLElement>('[data-list]');
    if (lists.length === 0) return;
    void import('./list-filler.ts').then(({ fillList }) => lists.forEach(fillList));
  });
}
