import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import { Fragment, useState, useEffect, useRef } from 'react';
import type { SectionInput } from '#shared/content';
import { addSection, insertSection, orderSections, removeSection } from './edits.ts';
import type { Editor } from './editor.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { SyncedEntries } from './SyncedEntries.tsx';

type Deleted = { section: SectionInput; place: number };

export function Sections({ editor }: { editor: Editor }) {
  const { draft, page } = useStore(editor.$editing);
  const [addedId, setAddedId] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const isDiary = page.pageName === 'news & blog';
  const shown = orderSections(withDeleted(draft.sections, deleted), page.pageName);

  function add() {
    editor.edit(addSection(Date.now()));
    setAddedId(Math.max(...editor.$editing.get().draft.sections.map(({ id }) => id)));
  }

  function remove(section: SectionInput) {
    setDeleted({ section, place: draft.sections.indexOf(section) });
    editor.edit(removeSection(section.id));
  }

  function restore({ section, place }: Deleted) {
    setDeleted(null);
    setAddedId(section.id);
    editor.edit(insertSection(section, place));
  }

  const addButton = (
    <Button look="secondary" className="w-full sm:w-auto" onClick={add}>
      <Plus aria-hidden size={18} />
      <span>Add New Section</span>
    </Button>
  );

  return (
    <section aria-labelledby="sections" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-lank pb-4">
        <h2 id="sections" className="font-display text-xl">
          <span>{isDiary ? 'Diary entries' : 'Sections'}</span>{' '}
          <span className="text-sann">{draft.sections.length}</span>
        </h2>
        {isDiary && addButton}
      </div>
      {shown.length === 0 && <NoSections isDiary={isDiary} />}
      <ol className="divide-y divide-liy">
        {shown.map((section) => (
          <Fragment key={section.id}>
            {section === deleted?.section ? (
              <DeletedSection section={section} onRestore={() => restore(deleted)} />
            ) : (
              <SectionEditor
                editor={editor}
                section={section}
                isNew={section.id === addedId}
                onRemove={() => remove(section)}
              />
            )}
          </Fragment>
        ))}
      </ol>
      {isDiary ? <SyncedEntries /> : <div className="border-t py-6">{addButton}</div>}
    </section>
  );
}

function NoSections({ isDiary }: { isDiary: boolean }) {
  return (
    <p className="py-12 text-center text-sann">
      {isDiary ? 'The diary has no entries yet.' : 'This page has no sections yet.'}
    </p>
  );
}

// A deleted section keeps its place until the next deletion, for Undo.
function withDeleted(sections: SectionInput[], deleted: Deleted | null): SectionInput[] {
  if (!deleted || sections.some(({ id }) => id === deleted.section.id)) return sections;
  return sections.toSpliced(deleted.place, 0, deleted.section);
}

type DeletedSectionProps = { section: SectionInput; onRestore: () => void };

function DeletedSection({ section, onRestore }: DeletedSectionProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 bg-twal px-4 py-2">
      <span role="status" className="min-w-0">
        {section.title ? `“${section.title}” is deleted.` : 'The section is deleted.'}
      </span>
      <Button ref={undo} look="quiet" onClick={onRestore}>
        Undo
      </Button>
    </li>
  );
}
