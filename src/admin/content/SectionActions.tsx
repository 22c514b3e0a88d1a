import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { SectionInput } from '#shared/content';
import { moveSection } from './edits.ts';
import type { Editor } from './editor.ts';

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
      {last !== null && (
        <>
          <IconButton
            icon={ArrowUp}
            aria-label={`Move ${name} up`}
            aria-disabled={place === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ArrowDown}
            aria-label={`Move ${name} down`}
            aria-disabled={place === last}
            onClick={() => move(1)}
          />
        </>
      )}
      <IconButton icon={Trash2} aria-label={`Delete ${name}`} onClick={onRemove} />
    </div>
  );
}

type IconButtonProps = ComponentProps<'button'> & { icon: LucideIcon };

// Not `disabled`: a disabled button loses the focus at the last position.
function IconButton({ icon: Icon, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center text-sann hover:text-lank aria-disabled:cursor-not-allowed aria-disabled:text-liy"
      {...rest}
      onClick={rest['aria-disabled'] ? undefined : rest.onClick}
    >
      <Icon aria-hidden size={20} strokeWidth={1.5} />
    </button>
  );
}
