import { tellPage } from './connection.ts';
import { readState, type Form } from './form.ts';

/** Reports the form's events to the page, without the card. */
export function watchForm(root: HTMLElement, form: Form): void {
  const tell = (name: 'focus' | 'blur' | 'escape') => tellPage({ kind: 'event', name });
  root.addEventListener('input', () => {
    tellPage({ kind: 'event', name: 'change', detail: readState(form) });
  });
  root.addEventListener('focusin', () => tell('focus'));
  root.addEventListener('focusout', () => tell('blur'));
  root.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape') tell('escape');
    if (key === 'Enter' && target instanceof HTMLInputElement) tellPage({ kind: 'submit' });
  });
  new ResizeObserver(() => {
    tellPage({ kind: 'resize', height: Math.ceil(root.getBoundingClientRect().height) });
  }).observe(root);
}
