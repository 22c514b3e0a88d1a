/** Ends a typed text with a full stop, unless it has an end of its own. */
export function asSentence(text: string): string {
  return /[.!?…][’”»")]*$/.test(text) ? text : `${text}.`;
}
