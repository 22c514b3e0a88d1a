/** Enter in an element's field does what Enter in a field of the form around it would do. */
export function submitFormAround(container: HTMLElement): void {
  const form = container.closest('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit], button:not([type])');
  if (button) button.click();
  else form?.requestSubmit();
}
