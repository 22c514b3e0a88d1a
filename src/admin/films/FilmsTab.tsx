import Plus from 'lucide-react/icons/plus';
import type { Film, FilmKind } from '#shared/films/film';
import { Button } from '../../ui/Button.tsx';
import { focusTarget } from '../ui/focus-place.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { useDialog, type DialogControl } from '../ui/use-dialog.ts';
import { FilmRow } from './FilmRow.tsx';
import { storedFilms } from './films-store.ts';
import { kindWords } from './films-words.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilmForm } from './FilmForm.tsx';

export function FilmsTab() {
  return (
    <Loaded resource={storedFilms} name="films">
      {(films) => (
        <div className="grid gap-12">
          <FilmList kind="process" films={films.filter(({ kind }) => kind === 'process')} />
          <FilmList kind="inspiration" films={films.filter(({ kind }) => kind === 'inspiration')} />
        </div>
      )}
    </Loaded>
  );
}

function FilmList({ kind, films }: { kind: FilmKind; films: Film[] }) {
  const form = useDialog<Film>();
  const { list, where, add, none } = kindWords[kind];
  const headingId = `films-${kind}`;
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-lank pb-4">
        <div>
          <h2 id={headingId} className="font-display text-xl">
            {list}
          </h2>
          <p className="text-sm text-sann">{where}</p>
        </div>
        <Button data-focus-next onClick={(event) => form.open(null, event.currentTarget)}>
          <Plus aria-hidden size={18} />
          <span>{add}</span>
        </Button>
      </div>
      {films.length === 0 ? (
        <p className="py-10 text-center text-sann">{none}</p>
      ) : (
        <ol className="divide-y divide-liy">
          {films.map((film) => (
            <FilmRow key={film.id} film={film} films={films} onEdit={form.open} />
          ))}
        </ol>
      )}
      <FilmDialog kind={kind} films={films} dialog={form} />
    </section>
  );
}

type FilmDialogProps = { kind: FilmKind; films: Film[]; dialog: DialogControl<Film> };

/** Shows the form of a film. A closed form keeps what was typed. */
function FilmDialog({ kind, films, dialog }: FilmDialogProps) {
  const { isOpen, close, subject, place, count } = dialog;
  const { add, edit } = kindWords[kind];
  /** As it is stored now. */
  const selected = films.find(({ id }) => id === subject?.id) ?? subject;
  return (
    <Dialog open={isOpen} onClose={close} trigger={focusTarget(place)} title={subject ? edit : add}>
      <FilmForm key={count} kind={kind} selected={selected} onSaved={close} />
    </Dialog>
  );
}
