export type Problem = { code: string; message: string };
type Input = HTMLInputElement | HTMLSelectElement;
export type Field = {
  root: HTMLElement;
  input: Input;
  label: HTMLLabelElement;
  /** The problem of the present value, or null. */
  findProblem(): Problem | null;
  /** Shows and returns the problem. */
  check(): Problem | null;
  /** Checks a shown problem again. */
  recheck(): void;
};
type FieldOptions = {
  name: string;
  label: string;
  input: Input;
  findProblem(value: string): Problem | null;
};

/** Shows its problem on blur and removes it as soon as it is corrected. */
export function createField({ name, label, input, findProblem }: FieldOptions): Field {
  const labelElement = createText('label', label);
  const message = createText('p', '');
  const root = document.createElement('div');
  labelElement.htmlFor = input.id = name;
  message.id = `${name}-error`;
  message.setAttribute('role', 'alert');
  root.append(labelElement, input, message);

  const find = () => (root.hidden ? null : findProblem(input.value.trim()));
  const check = () => show(input, message, find());
  const recheck = () => void (message.textContent && check());
  input.addEventListener('input', () => {
    if (find()?.code.startsWith('invalid')) check();
    else recheck();
  });
  input.addEventListener('blur', () => {
    if (input.value) check();
    else recheck();
  });
  return { root, input, label: labelElement, findProblem: find, check, recheck };
}

export function createInput(attributes: Record<string, string>): HTMLInputElement {
  const input = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  return input;
}

function createText<Tag extends 'label' | 'p'>(tag: Tag, text: string) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function show(input: Input, message: HTMLElement, problem: Problem | null): Problem | null {
  const text = problem?.message ?? '';
  // The same text set again would be read out again.
  if (message.textContent !== text) message.textContent = text;
  input.setAttribute('aria-invalid', String(problem !== null));
  input.setAttribute('aria-describedby', problem ? message.id : '');
  return problem;
}
