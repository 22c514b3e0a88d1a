const id = 'overlay';

/** The element that dialogs and toasts are rendered into; it outlives soft navigation. */
export function overlayElement(): HTMLElement {
  const found = document.getElementById(id);
  if (found) return found;
  const created = document.createElement('div');
  created.id = id;
  return document.body.appendChild(created);
}

/**
 * Takes the page behind a dialog out of reach and keeps its scroll position; returns the way back.
 * Not Radix's own modality: its focus trap shuts out what lies beside the dialog, such as a bank's
 * confirmation frame opened by Stripe, and the toasts (F8).
 */
export function holdPage(): () => void {
  const overlay = overlayElement();
  const held = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.contains(overlay) && !element.inert,
  );
  for (const element of held) element.inert = true;
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  return () => {
    for (const element of held) element.inert = false;
    style.overflow = '';
  };
}
