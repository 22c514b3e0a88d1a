import type { Series } from '#shared/series';
import type { Question } from '../../ui/QuestionDialog.tsx';

export function countWords(works: number): string {
  return works === 1 ? '1 work' : `${works} works`;
}

export function deleteQuestion({ title }: Series): Question {
  return {
    title: `Delete the series “${title}”?`,
    words: 'Its page disappears. Its works stay.',
    yes: 'Delete the series',
    busy: 'Deleting...',
    no: 'Keep it',
  };
}
