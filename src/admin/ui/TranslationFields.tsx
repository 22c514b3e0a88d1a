import { translatedLanguages, translatedNames } from '#shared/translations';
import { FormFields, type FieldRow } from '../../form/FormFields.tsx';
import type { Form } from '../../form/use-form.ts';
import { Disclosure } from './Disclosure.tsx';

type TranslationFieldsProps<Text extends string> = {
  form: Pick<Form, 'values' | 'errors' | 'change'>;
  texts: readonly Text[];
  /** Those of the texts in English. */
  fields: Record<Text, Pick<FieldRow, 'label' | 'as' | 'rows'>>;
  labelIn: (label: string, language: string) => string;
  className?: string;
};

/** Shows the translations of texts, closed unless one is refused. Visitors read English where a text is not translated. */
export function TranslationFields<Text extends string>(props: TranslationFieldsProps<Text>) {
  const { form, texts, fields, labelIn, className } = props;
  return (
    <Disclosure
      summary="Translations (optional)"
      form={form}
      has={(name) => name.startsWith('translations')}
      className={className}
    >
      {() => (
        <div className="mt-3 grid gap-x-5 gap-y-8 sm:grid-cols-2">
          {translatedLanguages.map((language) => (
            <div key={language} className="grid min-w-0 content-start gap-5">
              <FormFields
                form={form}
                fields={Object.fromEntries(
                  texts.map((text) => {
                    const { label, as, rows } = fields[text];
                    const row = { label: labelIn(label, translatedNames[language]), as, rows };
                    return [
                      `translations.${language}.${text}`,
                      { ...row, lang: language, autoComplete: 'off' } as FieldRow,
                    ];
                  }),
                )}
              />
            </div>
          ))}
        </div>
      )}
    </Disclosure>
  );
}
