import type { SetupFinding } from '#shared/setup';

/** A finding that needs nothing. */
export const ok = (text: string): SetupFinding => ({ state: 'ok', text });
/** A finding that the owner has to act on. */
export const toDo = (text: string): SetupFinding => ({ state: 'to-do', text });
/** A finding that could not be made. */
export const unknown = (text: string): SetupFinding => ({ state: 'unknown', text });
/** A fact that is neither good nor bad; `at` is the moment that the text ends with (ISO 8601). */
export const note = (text: string, at?: string): SetupFinding => ({
  state: 'note',
  text,
  ...(at && { at }),
});
