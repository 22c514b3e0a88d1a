import type { SetupFinding } from '#shared/admin/setup';
import { isPreview } from '../../env.ts';
import { HttpError } from '../../errors.ts';
import { LateError, limitTime } from '../../time-limit.ts';
import { unknownFinding } from './findings.ts';

export type Check = { look: () => Promise<SetupFinding[]> | SetupFinding[]; withinMs: number };

/** Does not throw: a failure or a timeout is a finding too. */
export async function runCheck({ look, withinMs }: Check): Promise<SetupFinding[]> {
  try {
    return await limitTime((async () => look())(), withinMs);
  } catch (error) {
    return [unknownFinding(explainFailure(error))];
  }
}

function explainFailure(error: unknown): string {
  if (isPreviewRefusal(error)) {
    return 'This is a preview: it changes nothing and sends nothing, so this is checked at the shop itself.';
  }
  if (error instanceof LateError) return 'There was no answer in time: check again in a minute.';
  console.error(error);
  if (error instanceof HttpError) return error.message;
  return 'This could not be checked: the reason stands in the log of the server, at Netlify that of the function ‘admin-setup’.';
}

function isPreviewRefusal(error: unknown): boolean {
  return isPreview() && error instanceof HttpError && error.status === 403;
}
