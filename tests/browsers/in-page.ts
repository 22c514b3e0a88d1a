// These functions run in the page, so they use nothing from outside of themselves.

/** Returns the visible element with this name; of several the first with exactly this name. */
export function findElement(selector: string, name: string): HTMLElement | null {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const labels = (element as HTMLInputElement).labels;
    const label = element.getAttribute('aria-label') ?? labels?.[0]?.innerText;
    // WebKit has no innerText of what is not laid out, as far below the screen.
    return tidy(label ?? (element.innerText || element.textContent));
  };
  const isThere = (element: HTMLElement) =>
    element.checkVisibility() || (element as HTMLInputElement).type === 'file';
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(isThere)
    .filter((element) => !element.closest('[inert]') && nameOf(element).startsWith(name));
  return found.find((element) => nameOf(element) === name) ?? found[0] ?? null;
}

/**
 * Scrolls an element into the middle unless its own middle can be pressed. WebDriver itself scrolls only to the edge of the window, where the
 * header comes and a dialog has its border, and not to what is not laid out.
 */
export function bringNear(element: HTMLElement): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  if (height === 0 || !element.contains(pressed)) element.scrollIntoView({ block: 'center' });
}

export function setOption(select: HTMLSelectElement, value: string): void {
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Selects the field's text, which typed text then replaces. */
export function selectText(field: HTMLInputElement): void {
  field.select();
}

export function readValue(field: HTMLInputElement): string {
  return field.value;
}

/** Returns the page's text, or '' while the page is loading and has no body. */
export function readText(): string {
  return (document.body as HTMLElement | null)?.innerText ?? '';
}

export function readPath(): string {
  return location.pathname + location.search;
}

/** Returns whether the page has a router. Without it links load their pages anew. */
export function hasRouter(): boolean {
  return history.state !== null;
}
