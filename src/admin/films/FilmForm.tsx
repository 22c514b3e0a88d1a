import { useState } from 'react';
import { filmInput, type Film, type FilmKind } from '#shared/films/film';
import { bySchema } from '../../form/by-schema.ts';
import { Form } from '../../form/Form.tsx';
import { FormFields, type FieldRow } from '../../form/FormFields.tsx';
import { storedNow } from '../../form/stored-now.ts';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { growingStyle } from '../ui/growing-style.ts';
import { newValues, valuesOf, type FilmValues } from './film-values.ts';
import { MediumField } from './MediumField.tsx';
import { PosterField } from './PosterField.tsx';
import { saveFilm, saveNewFilm } from './films-store.ts';

type FilmFormProps = { kind: FilmKind; selected: Film | null; onSaved: () => void };

const noMedium: Record<FilmKind, string> = {
  process: 'Choose a film',
  inspiration: 'Choose a film or a photograph',
};

const fields = {
  title: { label: 'Title' },
  description: {
    label: 'Description',
    rows: 2,
    style: growingStyle(),
    hint: 'A line or two under it.',
  },
  mediaAlt: { label: 'In words', hint: 'What people are told who cannot see it.' },
} satisfies { [Name in keyof FilmValues]?: FieldRow };

const check = bySchema(filmInput);

export function FilmForm({ kind, selected, onSaved }: FilmFormProps) {
  const [isSending, setSending] = useState(false);
  const form = useForm({
    stored: selected ? valuesOf(selected) : newValues(kind),
    draft: `unsaved-film/${selected?.id ?? kind}`,
    check(values: FilmValues) {
      const checked = check({ kind, ...values });
      if (values.mediaUrl) return checked;
      return { input: null, errors: { ...checked.errors, mediaUrl: noMedium[kind] } };
    },
    send: (input, sent) =>
      selected ? saveFilm(selected, changesOf(input, sent.changed)) : saveNewFilm(input, sent),
    onDone: onSaved,
  });
  const { values, errors, change, isBusy } = form;
  const words = selected ? ['Save Changes', 'Saving...'] : ['Add', 'Adding...'];
  const isFilm = values.mediaType === 'video';
  return (
    <Form
      form={form}
      className="grid gap-6"
      buttons={
        <Button
          type="submit"
          disabled={isBusy || isSending}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {isBusy ? words[1] : words[0]}
        </Button>
      }
    >
      <MediumField
        kind={kind}
        values={values}
        error={errors['mediaUrl']}
        onChange={change}
        onBusy={setSending}
      />
      {isFilm && values.mediaUrl && (
        <PosterField
          key={values.mediaUrl}
          values={values}
          isNew={values.mediaUrl !== selected?.mediaUrl}
          onChange={change}
        />
      )}
      <FormFields form={form} fields={fields} hints={storedNow(form, fields)} />
    </Form>
  );
}

/** Returns the changed values. A medium and its type change together. */
function changesOf(input: FilmValues, changed: (keyof FilmValues)[]): Partial<FilmValues> {
  const names = changed.filter((name) => name !== 'mediaType');
  return {
    ...Object.fromEntries(names.map((name) => [name, input[name]])),
    ...(names.includes('mediaUrl') && { mediaType: input.mediaType }),
  };
}
