import { useStore } from '@nanostores/react';
import type { ContentPage } from '#shared/content';
import { contentDifferences } from './versions.ts';
import type { Writer } from './writer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Trouble } from './Trouble.tsx';

const mostNamed = 3;

type ConflictProps = { writer: Writer; theirs: ContentPage };

/** Another window stored this page; the administrator chooses the version (rule 39). */
export function Conflict({ writer, theirs }: ConflictProps) {
  const { draft } = useStore(writer.$desk);
  return (
    <>
      <Trouble>
        <p className="font-medium">This page was changed in another window.</p>
        <p>The two versions differ in: {listOf(contentDifferences(draft, theirs.content))}.</p>
      </Trouble>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={writer.takeTheirs}>
          Reload the other version
        </Button>
        <Button look="secondary" onClick={writer.keepMine}>
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
