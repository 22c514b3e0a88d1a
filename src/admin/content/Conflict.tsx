import type { Editor } from './editor.ts';
import { Button } from '../../ui/Button.tsx';
import { Trouble } from './Trouble.tsx';

/** Asks which version to keep, because another window stored this page (rule 39). */
export function Conflict({ editor }: { editor: Editor }) {
  return (
    <>
      <Trouble>
        <p className="font-medium">This page was changed in another window.</p>
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
