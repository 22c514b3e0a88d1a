/** Saves the cross-fade and one computation of styles between a click on Buy Now and the form. */
export function bindSwiftCheckout(): void {
  document.addEventListener('astro:before-preparation', ({ to }) => {
    if (!isCheckout(to)) return;
    // The router starts its cross-fade after this event.
    const skip = () => setTimeout(() => document.activeViewTransition?.skipTransition());
    document.addEventListener('astro:after-preparation', skip, { once: true });
  });
  document.addEventListener('astro:before-swap', ({ to, viewTransition }) => {
    if (!isCheckout(to)) return;
    // For browsers without `activeViewTransition`.
    viewTransition.skipTransition();
    // A focused element makes the browser compute the old page's styles again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

function isCheckout({ pathname }: URL): boolean {
  return pathname === '/checkout';
}
