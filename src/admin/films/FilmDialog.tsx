import type { Film, FilmKind } from '#shared/films/film';
import { Dialog } from '../../ui/Dialog.tsx';
import type { DialogControl } from '../use-dialog.ts';
import { forgetDraft } from './film-drafts.ts';
import { FilmForm } from './FilmForm.tsx';
import { kindWords } from './films-words.ts';

type FilmDialogProps = { kind: FilmKind; dialog: DialogControl<Film> };

/** Clears the form when it closes. */
export function FilmDialog({ kind, dialog }: FilmDialogProps) {
  const { isOpen, close, subject, trigger, count } = dialog;
  const { add, edit } = kindWords[kind];

  function end() {
    forgetDraft();
    close();
  }

  return (
    <Dialog open={isOpen} onClose={end} trigger={trigger} title={subject ? edit : add}>
      <FilmForm key={count} kind={kind} selected={subject} onSaved={end} />
    </Dialog>
  );
}
