import type { SetupFinding } from '#shared/admin/setup';
import { HttpError } from '../../errors.ts';

export const okFinding = (text: string): SetupFinding => ({ state: 'ok', text });
export const toDoFinding = (text: string): SetupFinding => ({ state: 'to-do', text });
export const unknownFinding = (text: string): SetupFinding => ({ state: 'unknown', text });
/** Informs only; `at` (ISO 8601) ends the sentence. */
export const noteFinding = (text: string, at?: string): SetupFinding => ({
  state: 'note',
  text,
  ...(at && { at }),
});

/** Refuses pasted keys by what was found. Throws 400 for the first thing to do, 503 for the first that nobody knows. */
export function requireGood(findings: SetupFinding[]): void {
  const find = (state: SetupFinding['state']) =>
    findings.find((finding) => finding.state === state);
  const [toDo, unknown] = [find('to-do'), find('unknown')];
  if (toDo) throw new HttpError(400, toDo.text);
  if (unknown) throw new HttpError(503, unknown.text, { 'retry-after': '60' });
}
