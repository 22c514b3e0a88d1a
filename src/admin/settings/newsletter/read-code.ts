import { newsletterForm, type NewsletterForm } from '#shared/newsletter-form';

export type ReadCode = { form: NewsletterForm; problem: null } | { form: null; problem: string };

const instead = 'Paste the address of its page instead.';

/** Reads the HTML that a newsletter service gives to embed. Nothing of it runs or loads. Never throws. */
export function readCode(html: string): ReadCode {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const forms = [...page.querySelectorAll('form')];
  const [form] = forms;
  if (!form) return refused(withoutForm(page));
  if (forms.length > 1) return refused('There are several forms in it. Paste one of them.');
  if (page.querySelector('[class*="captcha" i], [class*="turnstile" i], script[src*="captcha" i]'))
    return refused(
      `This form asks for a captcha, which needs a script. Switch the captcha off at your service, or paste the address of its page.`,
    );
  const action = form.getAttribute('action')?.trim() ?? '';
  if (!action)
    return refused(`This form is sent by a script, which the shop does not run. ${instead}`);
  return understood(form, action.startsWith('//') ? `https:${action}` : action);
}

function understood(form: HTMLFormElement, action: string): ReadCode {
  if (/^http:/i.test(action))
    return refused(
      'The form is sent without encryption (http). Ask your service for its https code.',
    );
  if (/\/jsonp\//.test(action))
    return refused(`The answer of this form is for a script: people would see data. ${instead}`);
  const fields = fieldsOf(form);
  const email = fields.find(({ type }) => type === 'email') ?? fields.find(isEmail);
  if (!email) return refused(`This form has no field for an e-mail address. ${instead}`);
  const others = fields.filter((field) => field !== email && isRequired(field, form));
  const name = others.find(isName);
  const beyond = others.find((field) => field !== name);
  if (beyond)
    return refused(
      `This form also asks for “${labelOf(beyond, form)}”. Make that optional at your service, or paste the address of its page.`,
    );
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden][name]')]
    .filter((input) => input.name)
    .map((input) => ({ name: input.name, value: input.value }));
  const elsewhere = hidden
    .map(({ value }) => hostOf(value))
    .find((host) => host && host !== hostOf(action));
  if (elsewhere)
    return refused(
      `After joining, this form leads to ${elsewhere}, which browsers do not allow. Choose the page of thanks of your service there.`,
    );
  const read = newsletterForm.safeParse({
    action,
    method: form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get',
    email: email.name,
    ...(name && { name: name.name }),
    hidden,
    empty: seenByNobody(form).map((field) => field.name),
  });
  return read.success
    ? { form: read.data, problem: null }
    : refused(`The address of this form cannot be used: ${action.slice(0, 80)}. ${instead}`);
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const entries = 'input[name], select[name], textarea[name]';
const notTyped = ['hidden', 'submit', 'button', 'image', 'reset'];
const offScreen = /display:\s*none|visibility:\s*hidden|-\d{3,}(px|em|rem)/i;

/** Returns what a visitor would see. */
function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.querySelectorAll<FormField>(entries)].filter(
    (field) => field.name && !notTyped.includes(field.type) && !isUnseen(field, form),
  );
}

/** Returns the fields that only a robot fills in. */
function seenByNobody(form: HTMLFormElement): FormField[] {
  return [...form.querySelectorAll<FormField>(entries)].filter(
    (field) => field.name && !notTyped.includes(field.type) && isUnseen(field, form),
  );
}

function isUnseen(field: FormField, form: HTMLFormElement): boolean {
  for (let at: Element | null = field; at && at !== form; at = at.parentElement) {
    if (at.getAttribute('aria-hidden') === 'true' || at.hasAttribute('hidden')) return true;
    if (offScreen.test(at.getAttribute('style') ?? '')) return true;
    if (/\bhoneypot|--hidden\b/i.test(at.className)) return true;
  }
  return /^b_[0-9a-f]+_/.test(field.name);
}

function isEmail(field: FormField): boolean {
  return field.type === 'text' && /e-?mail/i.test(field.name);
}

function isName(field: FormField): boolean {
  return field.type === 'text' && /name|prenom|nom\b/i.test(field.name);
}

/** Returns whether a service needs the field: by an attribute, a class of it or of its row, or in a list of names. */
function isRequired(field: FormField, form: HTMLFormElement): boolean {
  const row = field.closest('[class*="required" i]');
  const names = form.querySelector<HTMLInputElement>('input[name="meta_required"]')?.value ?? '';
  return (
    field.required ||
    field.getAttribute('aria-required') === 'true' ||
    (row !== null &&
      form.contains(row) &&
      row !== form &&
      row.querySelectorAll(entries).length <= 1) ||
    names.split(',').includes(field.name)
  );
}

function labelOf(field: FormField, form: HTMLFormElement): string {
  const label = field.id && form.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  const words = (label || field.closest('label'))?.textContent ?? '';
  const said = words.replace(/[*\s]+/g, ' ').trim() || field.getAttribute('placeholder');
  return (said || field.name).slice(0, 60);
}

/** Returns the host of an address, because a browser follows the answer of a form only to hosts that the page allows (rule 110). */
function hostOf(value: string): string | null {
  return URL.canParse(value) && /^https?:/i.test(value) ? new URL(value).host : null;
}

function withoutForm(page: Document): string {
  const frame = page.querySelector('iframe')?.getAttribute('src');
  if (frame)
    return `This is a frame, not a form. Paste its address instead: ${frame.slice(0, 200)}`;
  return page.querySelector('script')
    ? `This form is made by a script, which the shop does not run. ${instead}`
    : `There is no form in it. Paste the whole code that your service gives to embed, or the address of its page.`;
}

function refused(problem: string): ReadCode {
  return { form: null, problem };
}
