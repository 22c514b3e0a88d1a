import { useEffect, useState, type FormEvent } from 'react';
import { filmInput, type Film, type FilmKind } from '#shared/films/film';
import { newKey } from '../../lib/new-key.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { takeFocus } from '../../ui/focus.ts';
import type { Refusal } from '../change.ts';
import { findDraft, keepDraft, newValues, valuesOf, type FilmValues } from './film-drafts.ts';
import { MediumField } from './MediumField.tsx';
import { PosterField } from './PosterField.tsx';
import { reloadFilm, saveFilm, saveNewFilm } from './films-store.ts';

type FilmFormProps = { kind: FilmKind; selected: Film | null; onSaved: () => void };
type Errors = Partial<Record<keyof FilmValues, string>>;

const noMedium: Record<FilmKind, string> = {
  process: 'Choose a film',
  inspiration: 'Choose a film or a photograph',
};

/** Validates with the server's schema. */
export function FilmForm({ kind, selected, onSaved }: FilmFormProps) {
  const [film, setFilm] = useState(selected);
  const [formKey] = useState(newKey);
  const draftId = film?.id ?? kind;
  const [values, setValues] = useState(
    () => findDraft(draftId) ?? (film ? valuesOf(film) : newValues(kind)),
  );
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [step, setStep] = useState<'idle' | 'sending' | 'saving'>('idle');
  const words = film ? ['Save Changes', 'Saving...'] : ['Add', 'Adding...'];
  const isFilm = values.mediaType === 'video';

  useEffect(() => keepDraft(draftId, values), [draftId, values]);

  function change(changes: Partial<FilmValues>) {
    setValues((now) => ({ ...now, ...changes }));
    setErrors((now) => {
      const left = { ...now };
      for (const name of Object.keys(changes)) delete left[name as keyof FilmValues];
      return left;
    });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (step !== 'idle') return;
    const input = filmInput.safeParse({ kind, ...values });
    const found: Errors = {};
    for (const { path, message } of input.error?.issues ?? []) {
      found[path[0] as keyof FilmValues] ??= message;
    }
    if (!values.mediaUrl) found.mediaUrl = noMedium[kind];
    setErrors(found);
    if (!input.success || Object.keys(found).length > 0) return;
    setStep('saving');
    setRefusal(null);
    const { kind: _kind, ...edit } = input.data;
    const refused = await (film
      ? saveFilm(film, changesOf(edit, valuesOf(film)))
      : saveNewFilm(input.data, formKey));
    setStep('idle');
    if (!refused) return onSaved();
    setRefusal(refused);
  }

  /** What was changed here stays in the fields. */
  async function takeNewest() {
    const newest = film && (await reloadFilm(film.id));
    if (!newest) return;
    setValues({ ...valuesOf(newest), ...changesOf(values, valuesOf(film)) });
    setFilm(newest);
    setRefusal(null);
  }

  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void save(event)}>
      <MediumField
        kind={kind}
        values={values}
        error={errors.mediaUrl}
        onChange={change}
        onBusy={(isBusy) => setStep(isBusy ? 'sending' : 'idle')}
      />
      {isFilm && values.mediaUrl && (
        <PosterField
          key={values.mediaUrl}
          values={values}
          isNew={values.mediaUrl !== film?.mediaUrl}
          onChange={change}
        />
      )}
      <Field
        label="Title"
        value={values.title}
        error={errors.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <FieldFrame label="Description" hint="A line or two under it." error={errors.description}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            className={`${control.className} block [field-sizing:content]`}
            value={values.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </FieldFrame>
      <Field
        label="In words"
        hint="What people are told who cannot see it."
        value={values.mediaAlt}
        error={errors.mediaAlt}
        onChange={({ target }) => change({ mediaAlt: target.value })}
      />
      {refusal && (
        <div ref={takeFocus} tabIndex={-1} className="grid justify-items-start gap-3">
          <ErrorNote>{refusal.reason}</ErrorNote>
          {refusal.isStale && film && (
            <Button look="secondary" onClick={() => void takeNewest()}>
              Reload, and keep what I typed
            </Button>
          )}
        </div>
      )}
      <Button
        type="submit"
        disabled={step !== 'idle'}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {step === 'saving' ? words[1] : words[0]}
      </Button>
    </form>
  );
}

/** A medium and its type change together. */
function changesOf(values: FilmValues, before: FilmValues): Partial<FilmValues> {
  const names = Object.keys(values) as (keyof FilmValues)[];
  const changed = names.filter((name) => values[name] !== before[name] && name !== 'mediaType');
  const { mediaType } = values;
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    ...(changed.includes('mediaUrl') && { mediaType }),
  };
}
