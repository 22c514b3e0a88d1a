import FilmIcon from 'lucide-react/icons/film';
import type { Film } from '#shared/films/film';
import { Button } from '../../ui/Button.tsx';
import { Action } from '../ui/Action.tsx';
import { MoveButtons } from '../ui/MoveButtons.tsx';
import { Preview } from '../ui/Preview.tsx';
import { moveFilm, removeFilm } from './films-store.ts';
import { deleteQuestion } from './films-words.ts';

type FilmRowProps = {
  film: Film;
  /** Its list. */
  films: Film[];
  onEdit: (film: Film, button: HTMLElement) => void;
};

export function FilmRow({ film, films, onEdit }: FilmRowProps) {
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
        <MoveButtons
          name={title}
          place={films.indexOf(film)}
          last={films.length - 1}
          onMove={(step) => moveFilm(films, film, step)}
        />
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
        />
      </div>
    </li>
  );
}

function Still({ film: { mediaType, mediaUrl, posterUrl } }: { film: Film }) {
  const still = mediaType === 'image' ? mediaUrl || posterUrl : posterUrl;
  return (
    <Preview
      url={still ?? ''}
      width={240}
      loading="lazy"
      className="aspect-[4/3] w-24 bg-twal"
      otherwise={
        <span className="grid aspect-[4/3] w-24 place-items-center bg-twal text-sann">
          <FilmIcon aria-hidden size={24} />
        </span>
      }
    />
  );
}
