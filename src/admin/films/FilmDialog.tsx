import type { Film, FilmKind } from '#shared/films/film';
import { Dialog } from '../../ui/Dialog.tsx';
import type { DialogControl } from '../use-dialog.ts';
import { FilmForm } from './FilmForm.tsx';
import { kindWords } from './films-words.ts';

type FilmDialogProps = { kind: FilmKind; films: Film[]; dialog: DialogControl<Film> };

/** A closed form keeps what was typed. */
export function FilmDialog({ kind, films, dialog }: FilmDialogProps) {
  const { isOpen, close, subject, trigger, count } = dialog;
  const { add, edit } = kindWords[kind];
  /** As it is stored now. */
  const selected = films.find(({ id }) => id === subject?.id) ?? subject;
  return (
    <Dialog open={isOpen} onClose={close} trigger={trigger} title={subject ? edit : add}>
      <FilmForm key={count} kind={kind} selected={selected} onSaved={close} />
    </Dialog>
  );
}
