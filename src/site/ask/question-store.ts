import type { QuestionInput } from '#shared/question';
import { findKept, keep } from '../../form/kept.ts';
import { inTime } from '../../lib/in-time.ts';
import { newKey } from '../../lib/new-key.ts';
import { send } from '../../lib/send.ts';

const draftKey = 'question';

/** What was typed; it outlives a closed dialog, and the page in its tab. */
let draft: QuestionInput = findKept(draftKey) ?? { name: '', email: '', message: '' };
/** Names this text: the same press again asks nothing twice. */
let key = newKey();

export function getDraft(): QuestionInput {
  return draft;
}

export function keepDraft(typed: QuestionInput): void {
  if (JSON.stringify(typed) === JSON.stringify(draft)) return;
  draft = typed;
  key = newKey();
  keep(draftKey, typed);
}

/** Throws ApiError; the draft is empty only after an answer. */
export async function askPainter(typed: QuestionInput): Promise<void> {
  keepDraft(typed);
  await inTime(send('POST /api/questions', { body: typed, key }));
  keepDraft({ ...typed, message: '' });
  keep(draftKey, null);
}
