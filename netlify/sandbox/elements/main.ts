import type { ElementOptions, ElementType, SetUp, ToFrame } from '../stripe-js/messages.ts';
import { createAddressForm } from './address-form.ts';
import { createCardForm, type CardForm } from './card-form.ts';
import { onPageMessage, postToPage } from './connection.ts';
import { createEmailForm } from './email-form.ts';
import { confirmWith, sendReadiness } from './confirmation.ts';
import { readState, validateForm, type Form } from './form.ts';

const root = document.querySelector('main') as HTMLElement;

onPageMessage((message) => {
  if (message.kind === 'set-up') openForm(message);
});
postToPage({ kind: 'loaded' });

function openForm(setUp: SetUp): void {
  const { appearance, fonts } = setUp;
  // For tests: nothing is drawn by them here.
  root.dataset['look'] = JSON.stringify({ appearance, fonts });
  const form = createForm(setUp.options);
  root.replaceChildren(...form.fields.map((field) => field.root));
  watchForm(form);
  onPageMessage((message) => obey(message, form, setUp));
  void sendReadiness(setUp);
}

function createForm(options: ElementOptions): Form {
  const type = location.pathname.split('/').at(-1) as ElementType;
  if (type === 'payment') return createCardForm();
  return type === 'address' ? createAddressForm(options) : createEmailForm(options);
}

function obey(message: ToFrame, form: Form, setUp: SetUp): void {
  const [first] = form.fields;
  if (message.kind === 'focus') first?.input.focus();
  if (message.kind === 'blur') (document.activeElement as HTMLElement | null)?.blur();
  if (message.kind === 'clear') for (const { input } of form.fields) input.value = '';
  if (message.kind === 'ask') void answer(message, form, setUp);
}

type Ask = Extract<ToFrame, { kind: 'ask' }>;

async function answer({ number, question }: Ask, form: Form, setUp: SetUp): Promise<void> {
  if (question.kind === 'confirm') {
    const reply = await confirmWith(form as CardForm, setUp, question.confirmation);
    return postToPage({ kind: 'answer', number, reply });
  }
  const problem = question.kind === 'validate' ? validateForm(form) : null;
  postToPage({ kind: 'answer', number, reply: { state: readState(form), problem } });
}

/** Reports the form's events to the page, without the card. */
function watchForm(form: Form): void {
  const tell = (name: 'focus' | 'blur' | 'escape') => postToPage({ kind: 'event', name });
  root.addEventListener('input', () => {
    postToPage({ kind: 'event', name: 'change', detail: readState(form) });
  });
  root.addEventListener('focusin', () => tell('focus'));
  root.addEventListener('focusout', () => tell('blur'));
  root.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape') tell('escape');
    if (key === 'Enter' && target instanceof HTMLInputElement) postToPage({ kind: 'submit' });
  });
  new ResizeObserver(() => {
    postToPage({ kind: 'resize', height: Math.ceil(root.getBoundingClientRect().height) });
  }).observe(root);
}
