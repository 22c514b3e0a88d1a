import { useStore } from '@nanostores/react';
import type { ContentPage } from '#shared/content';
import { contentDifferences } from './differences.ts';
import type { Editor } from './editor.ts';
import { Button } from '../../ui/Button.tsx';
import { Trouble } from './Trouble.tsx';

const mostNamed = 3;

type ConflictProps = { editor: Editor; theirs: ContentPage };

/** Another window stored this page; the administrator chooses the version (rule 39). */
export function Conflict({ editor, theirs }: ConflictProps) {
  const { draft } = useStore(editor.$editing);
  return (
    <>
      <Trouble>
        <p className="font-medium">This page was changed in another window.</p>
        <p>{`The two versions differ in: ${listOf(contentDifferences(draft, theirs.content))}.`}</p>
      </Trouble>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={editor.takeTheirs}>
          Reload the other version
        </Button>
        <Button look="secondary" onClick={editor.keepMine}>
          Keep mine
        </Button>
      </div>
    </>
  );
}

function listOf(names: string[]): string {
  const more = names.length - mostNamed;
  const named = names.slice(0, mostNamed).join(', ');
  return more > 0 ? `${named}, and ${more} more` : named;
}
