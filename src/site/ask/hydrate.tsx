import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepTyped } from './AskForm.tsx';
import { ContactForm } from './ContactForm.tsx';

/**
 * Brings the page's form to life; what was typed and the focus stay. React renders a form anew that a browser has
 * translated (rule 80).
 */
export function hydrateForm(place: HTMLElement): void {
  if (!place.dataset.intent) return;
  delete place.dataset.intent;
  keepTyped(place.querySelector('form')!);
  const { activeElement } = document;
  const focused = place.contains(activeElement) && activeElement?.getAttribute('name');
  const restoreFocus = () => {
    if (focused) place.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
  };
  let root: Root | undefined;
  flushSync(() => {
    root = hydrateRoot(place, <ContactForm />, { onRecoverableError: restoreFocus });
  });
  document.addEventListener('astro:after-swap', () => root?.unmount(), { once: true });
}
