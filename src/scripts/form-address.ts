/** Returns the address that a form with the method GET leads to. */
export function formAddress(form: HTMLFormElement): string {
  // All browsers take a form's data; the type knows only strings.
  const typed = new FormData(form) as unknown as URLSearchParams;
  return `${form.action}?${new URLSearchParams(typed)}`;
}
