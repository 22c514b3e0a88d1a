export function bindSiteMenu(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-menu-open]')) findMenu()?.showModal();
  });
  document.addEventListener('astro:before-swap', () => findMenu()?.close());
}

function findMenu(): HTMLDialogElement | null {
  return document.querySelector('[data-menu]');
}
