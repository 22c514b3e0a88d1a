import { useState } from 'react';
import { send } from '../../lib/send.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

type State = 'idle' | 'asking' | 'asked' | 'failed';

/** Says the same whether a mail was sent or not: anybody can press. */
export function AskForLink() {
  const [state, setState] = useState<State>('idle');

  const hasAsked = state === 'asked';

  async function ask() {
    setState('asking');
    setState(
      await send('POST /api/admin/forgotten').then(
        () => 'asked',
        () => 'failed',
      ),
    );
  }

  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-2 empty:hidden">
        {hasAsked && (
          <>
            <p className="font-medium">If the shop can mail you, the link is on its way.</p>
            <p>
              Nothing after five minutes? Look into the spam folder, then ask again: it can be sent
              three times a day. Only the newest link works.
            </p>
          </>
        )}
      </div>
      {state === 'failed' && (
        <ErrorNote>The shop could not be reached. Please try again.</ErrorNote>
      )}
      <Button
        look={hasAsked ? 'secondary' : 'primary'}
        aria-disabled={state === 'asking'}
        onClick={() => void (state === 'asking' || ask())}
      >
        {state === 'asking' ? 'Asking...' : hasAsked ? 'Send another link' : 'Send me a link'}
      </Button>
    </div>
  );
}
