type Button = HTMLButtonElement | HTMLInputElement;

/** Returns whether a script sends the form in the place of the browser, as far as the code says it. */
export function isTakenByScript(page: Document, form: HTMLFormElement): boolean {
  const buttons = [
    ...page.querySelectorAll<Button>(
      'button, input:is([type=submit], [type=image], [type=button])',
    ),
  ].filter((button) => button.form === form);
  const sending = buttons.filter(({ type }) => type === 'submit' || type === 'image');
  const handlers = sending.map((button) => button.getAttribute('onclick') ?? '');
  return (
    (buttons.length > 0 && sending.length === 0) ||
    ![attributeOf(form, 'onsubmit'), ...handlers].every(opensOnly) ||
    [...page.querySelectorAll('script')].some(({ textContent }) => sendsItself(textContent ?? ''))
  );
}

/** Returns whether the browser still sends the form, and its answer gets a window of its own, as in the forms of Buttondown. */
function opensOnly(handler: string): boolean {
  const statements = handler.replaceAll(/'[^']*'|"[^"]*"/g, '').split(';');
  return statements.every((one) => /^((window\.)?open\([^()]*\)|return true)?$/.test(one.trim()));
}

/** Returns whether a script sends what was typed. One that only checks it prevents the press, too. */
function sendsItself(script: string): boolean {
  return (
    /preventDefault|return\s+false/.test(script) &&
    /\bfetch\s*\(|XMLHttpRequest|\.(ajax|post|getJSON)\s*\(|sendBeacon/.test(script)
  );
}

/** Returns an attribute also of a form with a field named 'getAttribute', which hides the method. */
export function attributeOf(form: HTMLFormElement, name: string): string {
  return Element.prototype.getAttribute.call(form, name) ?? '';
}
