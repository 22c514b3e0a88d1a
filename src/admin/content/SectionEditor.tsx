import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { formatDay } from '#shared/day';
import type { SectionInput } from '#shared/content';
import { changeSection } from './edits.ts';
import type { Editor } from './editor.ts';
import { Field } from '../../ui/Field.tsx';
import { SectionActions } from './SectionActions.tsx';
import { SectionPicture } from './SectionPicture.tsx';
import { growingStyle } from '../ui/growing-style.ts';

const help =
  'Plain paragraphs, with an empty line between them. With marks: *emphasis*, **strong emphasis**, [a link](https://example.com).';

type SectionEditorProps = {
  editor: Editor;
  section: SectionInput;
  /** A new section's title gets the focus. */
  isNew: boolean;
  onRemove: () => void;
};

export function SectionEditor({ editor, section, isNew, onRemove }: SectionEditorProps) {
  const { draft, page } = useStore(editor.$editing);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const isDiary = page.pageName === 'news & blog';
  const place = draft.sections.indexOf(section);
  const name = isDiary ? formatDay(section.id) : `Section ${place + 1}`;
  const change = (fields: Partial<SectionInput>) => editor.edit(changeSection(section.id, fields));
  return (
    <li
      aria-label={section.title || name}
      className="grid gap-x-8 gap-y-4 py-8 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 md:block">
        <h3 className="font-display text-lg">
          {isDiary ? <time dateTime={new Date(section.id).toISOString()}>{name}</time> : name}
        </h3>
        <SectionActions
          editor={editor}
          section={section}
          name={section.title || name}
          last={isDiary ? null : draft.sections.length - 1}
          onRemove={onRemove}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Field
          label="Section Title"
          ref={title}
          value={section.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Field
          rows={2}
          label="Section Content"
          hint={help}
          style={growingStyle('10rem')}
          value={section.content}
          onChange={({ target }) => change({ content: target.value })}
        />
        <SectionPicture editor={editor} section={section} />
      </div>
    </li>
  );
}
