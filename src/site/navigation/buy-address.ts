/** Returns the address that a press of Buy Now leads to; its value is an id, which needs no encoding. */
export function buyAddress({ form, name, value }: HTMLButtonElement): string {
  return `${form!.action}?${name}=${value}`;
}
