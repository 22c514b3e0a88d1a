import type { ContentPage } from '#shared/content';
import { ApiError } from '../../lib/call.ts';
import { textOf } from '../session/refusal-text.ts';
import { isRefusal } from '../../lib/retry.ts';
import { send } from '../../lib/send.ts';
import type { Editing, Outcome } from './editing.ts';

/** Sends the current save. Throws only if the session ended. */
export async function deliver({ page, save }: Editing): Promise<Outcome> {
  if (!save) throw new Error('There is nothing to send');
  try {
    const stored = await send('PATCH /api/admin/content/:id', {
      params: { id: page.id },
      body: { content: save.content },
      version: page.version,
      key: save.key,
    });
    return { kind: 'stored', page: stored };
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) return findTheirs(page);
    return outcomeOf(error);
  }
}

async function findTheirs({ id }: ContentPage): Promise<Outcome> {
  try {
    const pages = await send('GET /api/admin/content');
    const theirs = pages.find((page) => page.id === id);
    return theirs
      ? { kind: 'stale', theirs }
      : { kind: 'refused', reason: 'There is no such page any more. Reload to see what is there.' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { kind: 'unreachable', reason: 'no connection.' };
  const { status } = error;
  const text = textOf(error);
  if (status === 401) throw error;
  if (!isRefusal(error)) return { kind: 'unreachable', reason: text };
  // A validation message begins with its field; a refused picture's message does not.
  const reason = text.replace(/^content[\w.]*: /, '');
  const isPicture = status === 400 && reason === text;
  return { kind: isPicture ? 'picture-refused' : 'refused', reason };
}
