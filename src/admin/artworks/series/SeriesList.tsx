import { useStore } from '@nanostores/react';
import { formatDay } from '#shared/day';
import type { Series } from '#shared/series';
import { Button } from '../../../ui/Button.tsx';
import { Action } from '../../ui/Action.tsx';
import { useWhenSignedIn } from '../../session/use-when-signed-in.ts';
import { removeSeries, storedSeries } from './series-store.ts';
import { countWords, deleteQuestion } from './series-words.ts';

type SeriesListProps = {
  onEdit: (series: Series, button: HTMLElement) => void;
};

/** Shows the series, the newest first. Shows nothing if there is none. */
export function SeriesList({ onEdit }: SeriesListProps) {
  const series = useStore(storedSeries.$state);
  useWhenSignedIn(storedSeries.load);
  if (typeof series === 'string' || series.length === 0) return null;
  return (
    <section aria-labelledby="series" className="mb-8">
      <h2 id="series" className="font-display text-xl">
        Series
      </h2>
      <ul className="divide-y border-b">
        {series.map((oneSeries) => (
          <li key={oneSeries.id} className="flex flex-wrap items-center gap-x-4 py-1">
            <p className="min-w-0 flex-1">
              <a
                href={`/series/${oneSeries.slug}`}
                className="inline-block py-2 underline decoration-lanme underline-offset-4 hover:text-lanme"
              >
                <em className="font-display text-lg">{oneSeries.title}</em>
              </a>
              <span className="block text-sm text-sann">{factsOf(oneSeries)}</span>
            </p>
            <Button
              look="quiet"
              aria-label={`Edit the series ${oneSeries.title}`}
              onClick={(event) => onEdit(oneSeries, event.currentTarget)}
            >
              Edit
            </Button>
            <Action
              label="Delete"
              labelEnd={` the series ${oneSeries.title}`}
              look="quiet"
              question={deleteQuestion(oneSeries)}
              run={() => removeSeries(oneSeries)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf({ date, artworkIds }: Series): string {
  return [date && formatDay(date), countWords(artworkIds.length)].filter(Boolean).join(' · ');
}
