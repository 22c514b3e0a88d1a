type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `beyond`: what the service asks for beside an address and a name. `hidden` and `empty` as in `newsletterForm`. */
export type Fields = {
  email: Field | undefined;
  name: Field | undefined;
  beyond: Field[];
  hidden: { name: string; value: string }[];
  empty: string[];
};

const entries = 'input[name], select[name], textarea[name]';
const buttons = ['submit', 'button', 'image', 'reset'];
const offScreen = /display:\s*none|visibility:\s*hidden|-\d{3,}(px|em|rem)/i;

/** Returns what the form asks for, sends and keeps empty. */
export function readFields(page: Document, form: HTMLFormElement): Fields {
  const fields = [...page.querySelectorAll<Field>(entries)].filter(
    (field) => field.form === form && field.name && !buttons.includes(field.type),
  );
  const shown = fields.filter((field) => !isUnseen(field, form));
  const unseen = fields.filter((field) => isUnseen(field, form));
  const email = shown.find(({ type }) => type === 'email') ?? shown.find(isEmail);
  const listed = fields.find((field) => field.name === 'meta_required')?.value.split(',') ?? [];
  const asked = shown.filter(
    (field) => field !== email && (listed.includes(field.name) || isRequired(field, form)),
  );
  const name = asked.find(isName);
  return {
    email,
    name,
    beyond: asked.filter((field) => field !== name),
    hidden: unseen.filter(isSent).map((field) => ({ name: field.name, value: field.value })),
    empty: unseen.filter((field) => !isSent(field) && !isChoice(field)).map((field) => field.name),
  };
}

export function labelOf(field: Field): string {
  const label = field.labels?.[0] ?? field.closest('label');
  const said = label?.textContent?.replace(/[*\s]+/g, ' ').trim();
  return (said || field.getAttribute('placeholder') || field.name).slice(0, 60);
}

/** Returns whether a visitor does not see the field. */
function isUnseen(field: Field, form: HTMLFormElement): boolean {
  if (field.type === 'hidden') return true;
  for (let at: Element | null = field; at && at !== form; at = at.parentElement) {
    if (at.getAttribute('aria-hidden') === 'true' || at.hasAttribute('hidden')) return true;
    if (offScreen.test(at.getAttribute('style') ?? '')) return true;
    if (/\bhoneypot|--hidden\b/i.test(at.className)) return true;
  }
  return /^b_[0-9a-f]+_/.test(field.name);
}

/** Returns whether an unseen field is sent as the service has filled it in. */
function isSent(field: Field): boolean {
  if (isChoice(field)) return (field as HTMLInputElement).checked;
  return field.type === 'hidden' || field.value !== '';
}

function isChoice({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}

function isEmail(field: Field): boolean {
  return field.type === 'text' && /e-?mail/i.test(field.name);
}

function isName(field: Field): boolean {
  return field.type === 'text' && /name|prenom|nom\b/i.test(field.name);
}

const marked = '[class*="required" i], [aria-required="true"], [data-required="true"]';
const groups = 'fieldset, [role="group"], [class*="group" i]';

/** Returns whether a service needs the field: by a mark of it, of its row or of its choices, or because it is a consent. */
function isRequired(field: Field, form: HTMLFormElement): boolean {
  if (field.required || (isChoice(field) && /gdpr|consent|privacy|terms/i.test(field.name)))
    return true;
  const row = field.closest(marked);
  const group = field.closest(groups);
  return (
    (row !== null && isRowOf(row, form)) ||
    (group !== null && isRowOf(group, form) && hasStar(group)) ||
    hasStar(field.labels?.[0])
  );
}

/** Returns whether an element has one field, or choices only: a mark of a larger part says nothing about each of its fields. */
function isRowOf(element: Element, form: HTMLFormElement): boolean {
  const inRow = [...element.querySelectorAll<Field>(entries)].filter(
    ({ type }) => type !== 'hidden',
  );
  return element !== form && (inRow.length <= 1 || inRow.every(isChoice));
}

function hasStar(element: Element | undefined): boolean {
  return element?.textContent?.includes('*') ?? false;
}
