import type { UseFormReturn } from 'react-hook-form';
import { settingNames, type SettingsInput } from '#shared/admin/settings';
import { translatedNames } from '#shared/translations';
import { FieldFrame } from '../../ui/Field.tsx';
import { Translations } from '../ui/Translations.tsx';
import type { Group } from './groups.ts';
import { textsOf, type Values } from './values.ts';

type SettingTranslationFieldsProps = {
  form: UseFormReturn<Values, unknown, SettingsInput>;
  group: Group;
};

export function SettingTranslationFields({ form, group }: SettingTranslationFieldsProps) {
  const { errors } = form.formState;
  const texts = textsOf(group);
  if (texts.length === 0) return null;
  return (
    <Translations hasError={Boolean(errors.translations)}>
      {(language) =>
        texts.map((text) => (
          <FieldFrame
            key={text}
            label={`${settingNames[text]}, in ${translatedNames[language]}`}
            error={errors.translations?.[language]?.[text]?.message}
          >
            {(control) => {
              const typed = {
                lang: language,
                ...form.register(`translations.${language}.${text}`),
              };
              const { rows } = group.fields.find(({ name }) => name === text) ?? {};
              return rows ? (
                <textarea {...control} {...typed} rows={rows} />
              ) : (
                <input {...control} {...typed} autoComplete="off" />
              );
            }}
          </FieldFrame>
        ))
      }
    </Translations>
  );
}
