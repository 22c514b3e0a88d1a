import { ApiError } from '../../lib/call.ts';
import { refusalMessage } from '../../lib/refused-answer.ts';

const tryLater = 'Wait a minute and try again.';
const asker = 'the person who keeps the server';
/** What servers before the functions answer in place of them, in their own markup (rule 32). */
const foreign: Record<number, string> = {
  408: 'This came too slowly (408). Try again, or where the connection is faster.',
  413:
    'A server before the shop takes nothing of this size (413). Try again: a photograph is sent smaller at each try. If it lasts, ' +
    `ask ${asker} to let 6 MB pass (nginx: ‘client_max_body_size 6m’).`,
  429: `There were too many calls from your network (429). ${tryLater}`,
};

/** Returns what people read of a refusal: the shop's words, or words for what another server answered. */
export function textOf(error: ApiError): string {
  return refusalMessage(error) ?? foreignText(error.status);
}

/** Returns what people read of a failure. An answer that is no JSON is one of another server. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return textOf(error);
  return error instanceof SyntaxError ? foreignText(200) : (error as Error).message;
}

function foreignText(status: number): string {
  const words = foreign[status];
  if (words) return words;
  if (status >= 500) return `The shop does not answer (${status}). ${tryLater}`;
  if (status >= 400)
    return `A server before the shop refused this (${status}). If it lasts, ask ${asker}.`;
  return 'Something else than the shop answered, such as the login page of a network. Reload the page and try again.';
}
