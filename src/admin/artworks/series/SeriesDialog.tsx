import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import type { AdminArtwork } from '#shared/artwork';
import { seriesInput, type Series } from '#shared/series';
import { seriesTexts } from '#shared/translations';
import { bySchema } from '../../../form/by-schema.ts';
import { FormFields, type FieldRow } from '../../../form/FormFields.tsx';
import { storedNow } from '../../../form/stored-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { translationValues } from '../../ui/translation-values.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MoveButtons } from '../../ui/MoveButtons.tsx';
import { Preview } from '../../ui/Preview.tsx';
import { TranslationFields } from '../../ui/TranslationFields.tsx';
import type { DialogControl } from '../../ui/use-dialog.ts';
import { CopyLetter } from '../letter/CopyLetter.tsx';
import { facts } from '../artwork-fields.ts';
import {
  $choice,
  toggleChoice,
  endChoice,
  moveChosen,
  saveSeries,
  storedSeries,
} from './series-store.ts';

const fields = {
  title: { label: 'Title', autoComplete: 'off' },
  text: { label: 'Text', rows: 4, hint: 'Stands beside the works, as on the wall of a gallery.' },
  date: { label: 'Day', type: 'date', hint: 'Of the opening. The newest series hangs on home.' },
  opensAt: facts.opensAt,
} satisfies Record<string, FieldRow>;

const check = bySchema(seriesInput);

type SeriesDialogProps = {
  dialog: DialogControl<Series>;
  artworks: AdminArtwork[];
};

/** Shows the words of a series, and its artworks in their order. */
export function SeriesDialog({ dialog, artworks }: SeriesDialogProps) {
  const ids = useStore($choice)?.ids ?? [];
  const chosen = ids.flatMap((id) => artworks.find((artwork) => artwork.id === id) ?? []);
  const state = useStore(storedSeries.$state);
  const { subject } = dialog;
  /** As it is stored now. */
  const series =
    (typeof state !== 'string' && state.find(({ id }) => id === subject?.id)) || subject;

  function close() {
    dialog.close();
    // The pressed pictures of a new series stay pressed.
    if (series) endChoice();
  }

  return (
    <FormDialog
      key={dialog.count}
      dialog={{ ...dialog, close }}
      title={series ? 'Edit the series' : 'A new series'}
      yes="Save"
      busy="Saving..."
      no="Cancel"
      form={{
        stored: valuesOf(
          series,
          series ? artworks.filter(({ id }) => series.artworkIds.includes(id)) : chosen,
        ),
        draft: `unsaved-series/${series?.id ?? '+new'}`,
        check: (values: SeriesValues) =>
          check({ ...values, artworkIds: chosen.map(({ id }) => id) }),
        send: ({ opensAt, ...input }, sent) => {
          const isSent = opensAt || sent.changed.includes('opensAt');
          return saveSeries({ ...input, ...(isSent && { opensAt }) }, series, sent);
        },
      }}
    >
      {(form) => (
        <>
          <FormFields form={form} fields={fields} hints={storedNow(form, fields)} />
          <TranslationFields
            form={form}
            texts={seriesTexts}
            fields={fields}
            labelIn={(label, language) => `${label} in ${language}`}
          />
          <fieldset>
            <legend className="mb-1 font-medium">Works, in their order</legend>
            <ol>
              {chosen.map((artwork, place) => (
                <WorkRow
                  key={artwork.id}
                  artwork={artwork}
                  place={place}
                  last={chosen.length - 1}
                />
              ))}
            </ol>
            {form.errors['artworkIds'] && <ErrorNote>{form.errors['artworkIds']}</ErrorNote>}
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button look="quiet" onClick={dialog.close}>
                Choose others
              </Button>
              {chosen.length > 0 && <CopyLetter artworks={chosen} />}
            </div>
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}

type WorkRowProps = { artwork: AdminArtwork; place: number; last: number };

function WorkRow({ artwork, place, last }: WorkRowProps) {
  const { id, title, imageUrl } = artwork;
  return (
    <li className="flex items-center gap-3 border-b py-1">
      <Preview url={imageUrl} width={120} className="size-12 object-contain" />
      <span className="min-w-0 flex-1">{`${place + 1}. ${title}`}</span>
      <MoveButtons
        name={title}
        place={place}
        last={last}
        onMove={(step) => moveChosen(place, step)}
      />
      <IconButton icon={X} label={`Take ${title} out`} onClick={() => toggleChoice(id)} />
    </li>
  );
}

type SeriesValues = ReturnType<typeof valuesOf>;

/** Returns the values of the form. `hung`: the artworks that have the hour of sale. The hour is empty if they have several. */
function valuesOf(series: Series | null, hung: AdminArtwork[]) {
  const { title = '', text = '', date = '', translations } = series ?? {};
  const [hour, ...others] = new Set(hung.map(({ opensAt }) => opensAt ?? ''));
  const opensAt = (others.length === 0 && hour) || '';
  return { title, text, date, opensAt, ...translationValues(seriesTexts, translations) };
}
