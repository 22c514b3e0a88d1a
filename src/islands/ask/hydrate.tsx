import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';

/** Brings the page's form to life; what was typed and the focus stay. */
export function hydrateForm(place: HTMLElement): void {
  if (!place.dataset['intent']) return;
  delete place.dataset['intent'];
  const root = hydrateRoot(place, <ContactForm />);
  document.addEventListener('astro:after-swap', () => root.unmount(), { once: true });
}
