import type { AskedQuestion, QuestionState } from '#shared/question';
import { questionsPage } from '#shared/question-size';
import { send } from '../../lib/send.ts';
import { sendChange } from '../publishing/change.ts';
import { createFinder, searchAfterPause } from '../calls/finder.ts';
import { createList } from '../calls/resource.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

export const questionFinder = createFinder<QuestionState>({ open: 'Open', answered: 'Answered' });

export const questions = createList<AskedQuestion>(async (before) => {
  const sought = questionFinder.$sought.get();
  const query = { ...sought, ...(before && { before }) };
  const items = await send('GET /api/admin/questions', { query });
  return { items, older: items.length === questionsPage ? items.at(-1)!.id : null, sought };
}, 'Failed to fetch the questions');
searchAfterPause(questions, questionFinder);

export async function markQuestion(id: string, state: QuestionState): Promise<Refusal | null> {
  const mark = async () => {
    const changed = await send('PATCH /api/admin/questions/:id', {
      params: { id },
      body: { state },
    });
    show((items) =>
      items.map((question) => (question.id === id ? { ...question, ...changed } : question)),
    );
  };
  const done = state === 'answered' ? 'Question marked as answered' : 'Question is open again';
  const undo = () => markQuestion(id, state === 'answered' ? 'open' : 'answered');
  const words = { done, failed: 'Failed to update the question', undo };
  return (await sendChange(mark, words))?.reason ?? null;
}

export async function dropQuestion(id: string): Promise<Refusal | null> {
  const drop = async () => {
    await send('DELETE /api/admin/questions/:id', { params: { id } });
    show((items) => items.filter((question) => question.id !== id));
  };
  const words = { done: 'Question deleted', failed: 'Failed to delete the question' };
  return (await sendChange(drop, words))?.reason ?? null;
}

function show(change: (items: AskedQuestion[]) => AskedQuestion[]): void {
  const page = questions.current();
  if (page) questions.$state.set({ ...page, items: change(page.items) });
}
