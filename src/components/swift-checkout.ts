/** The checkout is there at once: on a slow telephone a cross-fade would hold up the form that is being built. */
export function bindSwiftCheckout(): void {
  document.addEventListener('astro:before-swap', ({ to, viewTransition }) => {
    if (to.pathname === '/checkout') viewTransition.skipTransition();
  });
}
