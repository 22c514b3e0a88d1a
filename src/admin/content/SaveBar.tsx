import { useStore } from '@nanostores/react';
import type { EditingState } from './editing.ts';
import type { Editor } from './editor.ts';
import { Button } from '../../ui/Button.tsx';
import { Conflict } from './Conflict.tsx';
import { Trouble } from './Trouble.tsx';

export function SaveBar({ editor }: { editor: Editor }) {
  const { state, lost } = useStore(editor.$editing);
  const isBusy = useStore(editor.$isBusy);
  return (
    <div className="sticky bottom-0 z-10 -mx-6 mt-10 grid gap-3 border-t border-lank bg-mi px-6 py-3 lg:mx-0 lg:px-0">
      {lost !== null && (
        <Trouble>{`Not saved yet: ${lost} What you typed is kept and will be sent.`}</Trouble>
      )}
      {state.name === 'refused' && <Trouble>{`Failed to update content: ${state.reason}`}</Trouble>}
      {state.name === 'conflict' && <Conflict editor={editor} />}
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-sm text-sann">
          {isBusy ? 'On its way to the shop' : words[state.name]}
        </p>
        {state.name !== 'conflict' && (
          <Button className="min-w-40" onClick={editor.save}>
            {isBusy ? 'Saving...' : 'Save Changes'}
          </Button>
        )}
      </div>
    </div>
  );
}

const words: Record<EditingState['name'], string> = {
  idle: 'Everything is saved',
  sending: 'Not saved yet',
  offline: 'Not saved yet',
  refused: 'Not saved',
  conflict: 'Not saved: choose one of the two',
};
