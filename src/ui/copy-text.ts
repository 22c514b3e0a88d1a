/** Selects the element that shows the text where the browser keeps the clipboard closed. */
export async function copyText(text: string, shown: Element): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(shown);
    return 'selected';
  }
}
