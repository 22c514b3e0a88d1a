import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { SectionInput } from '#shared/content';
import { translatedNames, type sectionTexts, type TranslatedLanguage } from '#shared/translations';
import { Field } from '../../ui/Field.tsx';
import { orderSections, textOf, translatePage, translateSection, translateText } from './edits.ts';
import type { Editor } from './editor.ts';
import { growingStyle } from '../ui/growing-style.ts';

type TranslationEditorProps = { editor: Editor; language: TranslatedLanguage; isPlain: boolean };

/** Shows each text beside its translation. Visitors read what is not translated in English. */
export function TranslationEditor({ editor, language, isPlain }: TranslationEditorProps) {
  const { draft, page } = useStore(editor.$editing);
  const texts = draft.translations?.[language];
  const name = translatedNames[language];
  const [text] = draft.sections;
  return (
    <>
      <div className="grid gap-8">
        <Beside original={draft.title}>
          <Field
            label={`Page Title in ${name}`}
            lang={language}
            value={texts?.title ?? ''}
            onChange={({ target }) => editor.edit(translatePage(language, { title: target.value }))}
          />
        </Beside>
        {isPlain ? (
          <Beside original={textOf(draft)}>
            <Field
              rows={2}
              label={`Text in ${name}`}
              lang={language}
              style={growingStyle('15rem')}
              value={text?.translations?.[language]?.content ?? ''}
              onChange={({ target }) => editor.edit(translateText(language, target.value))}
            />
          </Beside>
        ) : (
          <Beside original={draft.description}>
            <Field
              style={growingStyle()}
              label={`Description in ${name}`}
              lang={language}
              rows={2}
              value={texts?.description ?? ''}
              onChange={({ target }) =>
                editor.edit(translatePage(language, { description: target.value }))
              }
            />
          </Beside>
        )}
      </div>
      {!isPlain && draft.sections.length > 0 && (
        <ol className="mt-12 divide-y divide-liy border-t border-lank">
          {orderSections(draft.sections, page.pageName).map((section) => (
            <SectionTranslation
              key={section.id}
              editor={editor}
              section={section}
              language={language}
            />
          ))}
        </ol>
      )}
    </>
  );
}

type SectionTranslationProps = {
  editor: Editor;
  section: SectionInput;
  language: TranslatedLanguage;
};

function SectionTranslation({ editor, section, language }: SectionTranslationProps) {
  const texts = section.translations?.[language];
  const name = translatedNames[language];
  const change = (changed: Partial<Record<(typeof sectionTexts)[number], string>>) =>
    editor.edit(translateSection(section.id, language, changed));
  return (
    <li aria-label={section.title || 'Section'} className="grid gap-8 py-8">
      <Beside original={section.title}>
        <Field
          label={`Section Title in ${name}`}
          lang={language}
          value={texts?.title ?? ''}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Beside>
      <Beside original={section.content}>
        <Field
          rows={2}
          label={`Section Content in ${name}`}
          lang={language}
          style={growingStyle('10rem')}
          value={texts?.content ?? ''}
          onChange={({ target }) => change({ content: target.value })}
        />
      </Beside>
      {section.imageUrl && section.imageAlt && (
        <Beside original={section.imageAlt}>
          <Field
            label={`Image description in ${name}`}
            lang={language}
            value={texts?.imageAlt ?? ''}
            onChange={({ target }) => change({ imageAlt: target.value })}
          />
        </Beside>
      )}
    </li>
  );
}

/** Shows the original beside its field; on a narrow screen it stands above. */
function Beside({ original, children }: { original: string; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-8 gap-y-2 lg:grid-cols-2">
      <p lang="en" className="min-w-0 whitespace-pre-line text-sann lg:pt-9">
        {original}
      </p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
