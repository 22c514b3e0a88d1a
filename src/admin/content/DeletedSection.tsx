import { useEffect, useRef } from 'react';
import type { SectionInput } from '#shared/content';
import { Button } from '../../ui/Button.tsx';

type DeletedSectionProps = { section: SectionInput; onRestore: () => void };

export function DeletedSection({ section, onRestore }: DeletedSectionProps) {
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
