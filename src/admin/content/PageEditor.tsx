import { useStore } from '@nanostores/react';
import type { PageName } from '#shared/content';
import { changeText, changeWords, textOf } from './edits.ts';
import type { Editor } from './editor.ts';
import { Field } from '../../ui/Field.tsx';
import { $language, LanguageChoice } from './LanguageChoice.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Sections } from './Sections.tsx';
import { TranslationEditor } from './TranslationEditor.tsx';
import { growingStyle } from '../ui/growing-style.ts';

/** A plain page has one text instead of a description and sections. */
type Place = { path: string; title?: string; description?: string; isPlain?: true };

const places: Record<PageName, Place> = {
  home: {
    path: '/',
    title: 'Your name, across the painting that opens the site.',
    description: 'The line beneath your name.',
  },
  artist: { path: '/artist' },
  process: { path: '/process' },
  inspirations: { path: '/inspirations' },
  'news & blog': { path: '/blog', description: 'The line beneath the title.' },
  about: { path: '/about', description: 'The sentence beside the title.' },
  contact: { path: '/contact', isPlain: true },
  terms: { path: '/terms', isPlain: true },
  privacy: { path: '/privacy', isPlain: true },
};

export function PageEditor({ editor }: { editor: Editor }) {
  const { page } = useStore(editor.$editing);
  const language = useStore($language);
  const isPlain = Boolean(places[page.pageName].isPlain);
  return (
    <form
      className="max-w-4xl [&_input]:scroll-mb-40 [&_textarea]:scroll-mb-40"
      onSubmit={(event) => event.preventDefault()}
    >
      <LanguageChoice />
      {language === 'en' ? (
        <EnglishEditor editor={editor} />
      ) : (
        <TranslationEditor editor={editor} language={language} isPlain={isPlain} />
      )}
      <SaveBar editor={editor} />
    </form>
  );
}

function EnglishEditor({ editor }: { editor: Editor }) {
  const { draft, page } = useStore(editor.$editing);
  const { path, title, description, isPlain } = places[page.pageName];
  return (
    <>
      <p className="mb-6 text-sm text-sann">
        <span>Visitors read this on </span>
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className="inline-block py-1 text-lank underline decoration-lanme underline-offset-4"
        >
          {path === '/' ? 'the opening page' : path}
        </a>
      </p>
      <div className="grid grid-cols-1 gap-6">
        <Field
          label="Page Title"
          hint={title}
          value={draft.title}
          onChange={({ target }) => editor.edit(changeWords({ title: target.value }))}
        />
        {isPlain ? (
          <MarkdownField value={textOf(draft)} onChange={(text) => editor.edit(changeText(text))} />
        ) : (
          <Field
            style={growingStyle()}
            label="Description"
            hint={description}
            rows={2}
            value={draft.description}
            onChange={({ target }) => editor.edit(changeWords({ description: target.value }))}
          />
        )}
      </div>
      {!isPlain && <Sections editor={editor} />}
    </>
  );
}
