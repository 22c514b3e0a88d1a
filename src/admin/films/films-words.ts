import type { Film, FilmKind } from '#shared/films/film';
import type { Question } from '../ui/QuestionDialog.tsx';

type KindWords = Record<'list' | 'where' | 'add' | 'edit' | 'none', string>;

export const kindWords: Record<FilmKind, KindWords> = {
  process: {
    list: 'My Process',
    where: 'Films of how you paint.',
    add: 'Add a film',
    edit: 'Edit the film',
    none: 'No film yet. Add the first one from your phone.',
  },
  inspiration: {
    list: 'Inspirations',
    where: 'Films and photographs of what moves you.',
    add: 'Add an inspiration',
    edit: 'Edit the inspiration',
    none: 'Nothing yet. Add a film or a photograph.',
  },
};

export function deleteQuestion({ title, isSynced }: Film): Question {
  return {
    title: `Delete “${title}”?`,
    words: isSynced
      ? 'It disappears from your site. The post at Instagram stays, and is not brought back here.'
      : 'It disappears from your site for good.',
    yes: 'Delete it',
    busy: 'Deleting...',
    no: 'Keep it',
  };
}
