/** Lets nothing stand between a press on Buy Now and the checkout: a slow telephone has a form to build. */
export function bindSwiftCheckout(): void {
  document.addEventListener('astro:before-preparation', ({ to }) => {
    if (!isCheckout(to)) return;
    // The router's cross-fade begins after this event, with a picture of the page that is left.
    const skip = () => setTimeout(() => document.activeViewTransition?.skipTransition());
    document.addEventListener('astro:after-preparation', skip, { once: true });
  });
  document.addEventListener('astro:before-swap', ({ to, viewTransition }) => {
    if (!isCheckout(to)) return;
    // For browsers that do not tell of the cross-fade that is under way.
    viewTransition.skipTransition();
    // With the focus in it, the page that goes would be styled once more.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

function isCheckout({ pathname }: URL): boolean {
  return pathname === '/checkout';
}
