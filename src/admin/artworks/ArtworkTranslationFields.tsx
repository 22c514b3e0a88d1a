import { useFormContext } from 'react-hook-form';
import { translatedNames, type TranslatedLanguage } from '#shared/translations';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { Translations } from '../ui/Translations.tsx';
import type { ArtworkValues } from './form-values.ts';

/** Visitors read what is not translated in English. */
export function ArtworkTranslationFields() {
  const { formState } = useFormContext<ArtworkValues>();
  return (
    <Translations hasError={Boolean(formState.errors.translations)} className="sm:col-span-3">
      {(language) => <TextsIn language={language} />}
    </Translations>
  );
}

function TextsIn({ language }: { language: TranslatedLanguage }) {
  const { register, formState } = useFormContext<ArtworkValues>();
  const errors = formState.errors.translations?.[language];
  const name = translatedNames[language];
  return (
    <>
      <Field
        label={`Title in ${name}`}
        lang={language}
        autoComplete="off"
        error={errors?.title?.message}
        {...register(`translations.${language}.title`)}
      />
      <FieldFrame label={`Description in ${name}`} error={errors?.description?.message}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            lang={language}
            className={`${className} block`}
            rows={4}
            {...register(`translations.${language}.description`)}
          />
        )}
      </FieldFrame>
      <Field
        label={`Technique in ${name}`}
        lang={language}
        error={errors?.technique?.message}
        {...register(`translations.${language}.technique`)}
      />
    </>
  );
}
