import type { SetupFinding } from '#shared/admin/setup';

export const okFinding = (text: string): SetupFinding => ({ state: 'ok', text });
export const toDoFinding = (text: string): SetupFinding => ({ state: 'to-do', text });
export const unknownFinding = (text: string): SetupFinding => ({ state: 'unknown', text });
/** Informs only; `at` (ISO 8601) ends the sentence. */
export const noteFinding = (text: string, at?: string): SetupFinding => ({
  state: 'note',
  text,
  ...(at && { at }),
});
