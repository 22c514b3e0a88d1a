import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { LucideIcon } from 'lucide-react';
import FilmIcon from 'lucide-react/icons/film';
import { useState } from 'react';
import type { Film } from '#shared/films/film';
import { pictureUrl } from '#shared/pictures/picture';
import { Button } from '../../ui/Button.tsx';
import { Action } from '../ui/Action.tsx';
import { moveFilm, removeFilm } from './films-store.ts';
import { deleteQuestion } from './films-words.ts';

type FilmRowProps = {
  film: Film;
  /** Its list. */
  films: Film[];
  onEdit: (film: Film, button: HTMLElement) => void;
  /** The id of the element that gets the focus after a deletion. */
  nextFocus: string;
};

export function FilmRow({ film, films, onEdit, nextFocus }: FilmRowProps) {
  const { title, mediaType, isSynced } = film;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-4 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <Still film={film} />
      <div className="min-w-0">
        <h3 className="font-medium">{title}</h3>
        <p className="text-sm text-sann">
          {`${mediaType === 'video' ? 'Film' : 'Photograph'}${isSynced ? ', from Instagram' : ''}`}
        </p>
      </div>
      <div className="col-span-2 flex items-center gap-x-4 sm:col-span-1">
        <MoveButton film={film} films={films} step={-1} icon={ArrowUp} />
        <MoveButton film={film} films={films} step={1} icon={ArrowDown} />
        {!isSynced && (
          <Button
            look="quiet"
            aria-label={`Edit ${title}`}
            onClick={(event) => onEdit(film, event.currentTarget)}
          >
            Edit
          </Button>
        )}
        <Action
          label="Delete"
          labelEnd={` ${title}`}
          look="quiet"
          question={deleteQuestion(film)}
          run={() => removeFilm(film)}
          nextFocus={nextFocus}
        />
      </div>
    </li>
  );
}

function Still({ film: { mediaType, mediaUrl, posterUrl } }: { film: Film }) {
  const still = mediaType === 'image' ? mediaUrl || posterUrl : posterUrl;
  return still ? (
    <img
      src={pictureUrl(still, 240, 'webp')}
      alt=""
      loading="lazy"
      className="aspect-[4/3] w-24 bg-twal object-contain"
    />
  ) : (
    <span className="grid aspect-[4/3] w-24 place-items-center bg-twal text-sann">
      <FilmIcon aria-hidden size={24} />
    </span>
  );
}

type MoveButtonProps = Pick<FilmRowProps, 'film' | 'films'> & { step: -1 | 1; icon: LucideIcon };

// Not `disabled`: a disabled button loses the focus at the end of the list.
function MoveButton({ film, films, step, icon: Icon }: MoveButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isLast = !films[films.indexOf(film) + step];
  const id = `move-${film.id}-${step}`;

  async function move() {
    if (isBusy || isLast) return;
    setIsBusy(true);
    await moveFilm(films, film, step);
    setIsBusy(false);
    // The row has left its place, and with it the focus.
    document.getElementById(id)?.focus();
  }

  return (
    <button
      id={id}
      type="button"
      aria-label={`Move ${film.title} ${step < 0 ? 'up' : 'down'}`}
      aria-disabled={isLast || isBusy}
      className="-mx-2 grid size-11 place-items-center text-sann hover:text-lank aria-disabled:cursor-not-allowed aria-disabled:text-liy"
      onClick={() => void move()}
    >
      <Icon aria-hidden size={20} strokeWidth={1.5} />
    </button>
  );
}
