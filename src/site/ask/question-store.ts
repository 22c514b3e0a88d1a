import type { QuestionInput } from '#shared/question';
import { sendQuestion } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';

/** What was typed; it outlives a closed dialog. */
let draft: QuestionInput = { name: '', email: '', message: '' };
/** Names this text: the same press again asks nothing twice. */
let key = newKey();

export function getDraft(): QuestionInput {
  return draft;
}

export function keepDraft(typed: QuestionInput): void {
  if (JSON.stringify(typed) === JSON.stringify(draft)) return;
  draft = typed;
  key = newKey();
}

/** Throws ApiError; the draft is empty only after an answer. */
export async function askPainter(typed: QuestionInput): Promise<void> {
  keepDraft(typed);
  await sendQuestion(typed, key);
  keepDraft({ ...typed, message: '' });
}
