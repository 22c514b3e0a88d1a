import Trash2 from 'lucide-react/icons/trash-2';
import type { SectionInput } from '#shared/content';
import { moveSection } from './edits.ts';
import type { Editor } from './editor.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { MoveButtons } from '../ui/MoveButtons.tsx';

type SectionActionsProps = {
  editor: Editor;
  section: SectionInput;
  name: string;
  /** The last index that a section can have; null if sections are sorted by time. */
  last: number | null;
  onRemove: () => void;
};

export function SectionActions({ editor, section, name, last, onRemove }: SectionActionsProps) {
  const place = editor.$editing.get().draft.sections.indexOf(section);
  const move = (step: -1 | 1) => editor.edit(moveSection(section.id, step));
  return (
    <div className="-mx-2.5 flex">
      {last !== null && <MoveButtons name={name} place={place} last={last} onMove={move} />}
      <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onRemove} />
    </div>
  );
}
